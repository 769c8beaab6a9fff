"""What is done before a release: `make dist`, `make test-all`, `make docs`. Nothing is uploaded."""
