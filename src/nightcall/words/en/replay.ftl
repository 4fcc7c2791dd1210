### A recorded game, read again or kept in a file.

## The game as it was seen

replay-left = Here the table was left.

## Files

# $path: the file; $why: what stands against it
refused-file-unread = “{ $path }” cannot be read: { $why }.
refused-file-too-big = “{ $path }” is too big to be the record of a game.
refused-file-exists = “{ $path }” exists already and is kept as it is; choose another name to save the game.
refused-file-unwritten = “{ $path }” cannot be written: { $why }.
