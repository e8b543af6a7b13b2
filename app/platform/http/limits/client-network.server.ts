import { ipKeyGenerator } from "express-rate-limit";

const IPV6_SUBNET = 56;

/** The network that an address belongs to, for limits: itself, or, of IPv6, the /56 that one customer gets. */
export function clientNetwork(address: string): string {
  return ipKeyGenerator(address, IPV6_SUBNET);
}
