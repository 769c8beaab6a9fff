"""English: the grammar, and a catalogue for each law and each part of the package."""
