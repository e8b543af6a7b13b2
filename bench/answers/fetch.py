"""Asks a site."""

import time, urllib.error, urllib.request


def fetch(address):
    """A text; waits where the site's limit on calls asks for it."""
    while True:
        try:
            with urllib.request.urlopen(address) as reply:
                return reply.read().decode()
        except urllib.error.HTTPError as refusal:
            if refusal.code != 429:
                raise
            time.sleep(float(refusal.headers["Retry-After"]))
