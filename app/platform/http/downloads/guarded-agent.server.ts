import { type LookupAddress, type LookupOptions, lookup } from "node:dns";
import { isIP } from "node:net";
import { Agent } from "undici";

/** Thrown, or the cause of what `fetch` throws, where a name leads to private addresses alone. */
export class PrivateAddressError extends Error {}

type LookupReply = (error: Error | null, address: string | LookupAddress[], family?: number) => void;

/** Connects where it may. Checks the address that it connects to, so a name that changes can't get around the check. */
export interface GuardedAgent {
  agent: Agent;
  /** Whether a private address was led to so far. */
  wasPrivate(): boolean;
  /** From now on, private addresses are refused. */
  refusePrivate(): void;
  /** Throws if an address names a private host by number, since numbers skip DNS. */
  checkHost(url: URL): void;
}

/** `isPrivate` judges an IP address. */
export function openGuardedAgent(isPrivate: (address: string) => boolean): GuardedAgent {
  let refusesPrivate = false;
  let wasPrivate = false;

  /** The public addresses of a host where it has some: who answers with both is not to choose which one is taken. */
  function admit(host: string, addresses: LookupAddress[]): LookupAddress[] {
    const isPublic = addresses.filter(({ address }) => !isPrivate(address));
    if (isPublic.length > 0) return isPublic;
    if (refusesPrivate) throw new PrivateAddressError(host);
    wasPrivate = true;
    return addresses;
  }

  function lookUp(host: string, options: LookupOptions, reply: LookupReply): void {
    lookup(host, { ...options, all: true }, (error, addresses) => {
      if (error) return reply(error, []);
      try {
        const admitted = admit(host, addresses);
        if (options.all) return reply(null, admitted);
        reply(null, admitted[0]?.address ?? "", admitted[0]?.family);
      } catch (refusal) {
        reply(refusal as Error, []);
      }
    });
  }

  return {
    // Without keep-alive: this agent isn't used again, and a host would see the connection stay open.
    agent: new Agent({ connect: { lookup: lookUp }, pipelining: 0 }),
    wasPrivate: () => wasPrivate,
    refusePrivate() {
      refusesPrivate = true;
    },
    checkHost({ hostname }) {
      const host = hostname.replace(/^\[|\]$/g, "");
      const family = isIP(host);
      if (family !== 0) admit(host, [{ address: host, family }]);
    },
  };
}
