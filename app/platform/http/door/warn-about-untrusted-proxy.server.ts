import type { IncomingMessage } from "node:http";
import { BlockList, isIPv6 } from "node:net";

/** Networks of proxies, never of visitors from the internet. */
const privateNetworks = new BlockList();
for (const [network, bits] of [
  ["127.0.0.0", 8],
  ["10.0.0.0", 8],
  ["172.16.0.0", 12],
  ["192.168.0.0", 16],
] as const)
  privateNetworks.addSubnet(network, bits, "ipv4");
for (const [network, bits] of [
  ["::1", 128],
  ["fc00::", 7],
] as const)
  privateNetworks.addSubnet(network, bits, "ipv6");

/** Returns what warns the operator once, on the console, of a proxy in a private network whose word about visitors is not
 *  believed: they all count as one client then. Says nothing of who comes from the internet, whose address is personal. */
export function warnAboutUntrustedProxy(trusts: (address: string | undefined, hop: number) => boolean) {
  let isTold = false;
  return ({ headers, socket: { remoteAddress } }: IncomingMessage): void => {
    if (isTold || headers["x-forwarded-for"] === undefined) return;
    if (remoteAddress === undefined || trusts(remoteAddress, 0) || !isPrivate(remoteAddress)) return;
    isTold = true;
    console.warn(
      `A proxy at ${remoteAddress} sends X-Forwarded-For, and TRUST_PROXY does not name it: all its visitors share one address and one limit. Set TRUST_PROXY to the proxy's network.`,
    );
  };
}

function isPrivate(address: string): boolean {
  return privateNetworks.check(address, isIPv6(address) ? "ipv6" : "ipv4"); // '::ffff:10.0.0.1' is found as 10.0.0.1
}
