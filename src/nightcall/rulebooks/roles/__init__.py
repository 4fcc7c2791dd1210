"""The characters, each on a page of its own; where two books print one differently, both printings stand there."""
