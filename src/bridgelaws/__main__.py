"""`python -m bridgelaws` is the command `bridgelaws`."""

from .cli import main

if __name__ == "__main__":
    main()
