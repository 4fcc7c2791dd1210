"""A live table: the lobby, who plays which seat, the clock and the talk; no rules, no input or output."""
