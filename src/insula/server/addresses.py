"""Addresses of this machine, and how others reach it."""

from __future__ import annotations

import contextlib
import ipaddress
import socket

EVERYWHERE = ("0.0.0.0", "::", "")
NOBODY = {socket.AF_INET: "192.0.2.1", socket.AF_INET6: "2001:db8::1"}
"""Addresses reserved for documentation. Asked for a route to one, a system names the address it would send from."""


def is_loopback(host: str) -> bool:
    """Whether only this machine reaches an address."""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def url_of(host: str, port: int) -> str:
    """The address of a port in a browser on this machine."""
    host = {"0.0.0.0": "127.0.0.1", "": "127.0.0.1", "::": "::1"}.get(host, host)
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def urls_of(host: str, port: int) -> list[str]:
    """The addresses of a port in the browsers of others; none where only this machine reaches it."""
    if is_loopback(host):
        return []
    return [url_of(address, port) for address in (own_addresses() if host in EVERYWHERE else [host])]


def own_addresses() -> list[str]:
    """The addresses that this machine has in its networks, the one towards the world first."""
    found = [address for family, there in NOBODY.items() if (address := _address_towards(family, there))]
    with contextlib.suppress(OSError):
        found += [str(entry[4][0]) for entry in socket.getaddrinfo(socket.gethostname(), None)]
    return [address for address in dict.fromkeys(found) if _is_useful(address)]


def _address_towards(family: socket.AddressFamily, there: str) -> str | None:
    """The address that a packet would leave from; none is sent."""
    try:
        with socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect((there, 9))
            return str(probe.getsockname()[0])
    except OSError:
        return None


def _is_useful(address: str) -> bool:
    known = ipaddress.ip_address(address.partition("%")[0])
    return not (known.is_loopback or known.is_link_local or known.is_unspecified)
