"""Law 59: inability to lead or play as required."""
