"""The server: HTTP for the door, WebSocket for the play. The only thing that leaves it is a viewer's own look."""
