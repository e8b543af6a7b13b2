import { type LookupAddress, type LookupOptions, lookup } from "node:dns";
import { isIP } from "node:net";
import { Agent } from "undici";

/** Thrown, or the cause of what `fetch` throws, where a name leads to private addresses alone. */
export class PrivateAddressError extends Error {}

type LookupReply = (error: Error | null, address: string | LookupAddress[], family?: number) => void;

/** Connects where it may. The address that is connected to is judged, so that a name that changes is no way around. */
export interface GuardedAgent {
  agent: Agent;
  /** Whether a private address was led to so far. */
  wasPrivate(): boolean;
  /** From now on, private addresses are refused. */
  refusePrivate(): void;
  /** Throws where an address names a private host by its number, which nobody looks up. */
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
    // Without keep-alive: nobody asks again by this agent, and a host would see the connection stay open.
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
