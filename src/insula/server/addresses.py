"""Addresses: of this machine, of those who reach it, and what counts as one of them."""

from __future__ import annotations

import contextlib
import functools
import ipaddress
import socket
from collections.abc import Sequence

EVERYWHERE = ("0.0.0.0", "::", "")
NOBODY = {socket.AF_INET: "192.0.2.1", socket.AF_INET6: "2001:db8::1"}
"""Addresses reserved for documentation. Asked for a route to one, a system names the address it would send from."""


def is_loopback(host: str) -> bool:
    """Whether only this machine reaches an address."""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def address_of(name: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    """A name as an address; one of IPv4 also where a listener at `::` tells it as one of IPv6."""
    try:
        address = ipaddress.ip_address(name.partition("%")[0])
    except ValueError:
        return None
    return (address.ipv4_mapped or address) if address.version == 6 else address


def network_of(name: str) -> str:
    """What counts as one client: an address, or a whole IPv6 network, in which one client may have many addresses."""
    address = address_of(name)
    if address is None or address.version == 4:
        return name if address is None else str(address)
    return str(ipaddress.ip_network((address, 64), strict=False))


def is_among(name: str, networks: Sequence[str]) -> bool:
    """Whether an address is one of these, or in one of these networks."""
    address = address_of(name)
    return address is not None and any(address in network for network in _networks(tuple(networks)))


@functools.lru_cache(maxsize=16)
def _networks(texts: tuple[str, ...]) -> list[ipaddress.IPv4Network | ipaddress.IPv6Network]:
    return [ipaddress.ip_network(text, strict=False) for text in texts]


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
