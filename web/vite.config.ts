import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'

export default defineConfig({
  base: './',
  plugins: [svelte()],
  build: {
    outDir: '../src/nightcall/server/page',
    emptyOutDir: true,
    // The server's policy allows no inline scripts or styles: everything is a file of its own.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: ['chrome100', 'firefox100', 'safari15.4'],
  },
  server: {
    proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } },
  },
})
