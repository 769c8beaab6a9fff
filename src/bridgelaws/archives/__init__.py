"""Records of boards that were played: files read board by board, and written again."""
