import { BlockList, isIPv4 } from "node:net";

const IPV4 = `0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24
  192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/4 240.0.0.0/4`;

/** The last five carry an IPv4 address inside: mapped, translated (NAT64), 6to4 and Teredo. No hospital is there. */
const IPV6 = `::/96 100::/64 2001:db8::/32 fc00::/7 fe80::/10 fec0::/10 ff00::/8
  64:ff9b::/96 64:ff9b:1::/48 2001::/32 2002::/16`;

const privateNetworks = new BlockList();
for (const [networks, family] of [
  [IPV4, "ipv4"],
  [IPV6, "ipv6"],
] as const) {
  for (const network of networks.split(/\s+/)) {
    const [address = "", bits] = network.split("/");
    privateNetworks.addSubnet(address, Number(bits), family);
  }
}

/** Whether an IP address is of no use on the public internet: this machine's, a private or a shared network's, a
 *  multicast or a documentation address (IANA's special-purpose registries). */
export function isPrivateAddress(address: string): boolean {
  const [plain = ""] = address.split("%"); // a zone, as in fe80::1%eth0
  return privateNetworks.check(plain, isIPv4(plain) ? "ipv4" : "ipv6");
}
