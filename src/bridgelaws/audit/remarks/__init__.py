"""What people wrote beside a board: read, weighed, and joined with what the cards show."""
