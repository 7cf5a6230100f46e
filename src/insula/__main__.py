"""`python -m insula`."""

import sys

from insula.cli import main

sys.exit(main())
