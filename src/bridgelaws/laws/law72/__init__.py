"""Law 72: an offender who could have been aware that his irregularity would damage the other side."""
