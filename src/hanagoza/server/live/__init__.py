"""Tables that are being played: one task each (an actor), their subscribers, and their bots."""
