"""Golden cases told in another way: less on file, other words, other seats, attention first, found late."""
