"""WebSockets: from bytes to commands and back, within limits."""
