import type { IncomingMessage } from "node:http";

/** Path and query without a prefix such as '/es', which says in what form its page is wanted; every rule about paths judges
 *  the rest. `moved`: the one spelling of an address whose prefix is written otherwise. */
export type PrefixedTarget = { prefix: string; target: string; moved: string | null };

/** Removes one of `prefixes` from an address, in any case. */
export function takePrefix(address: string, prefixes: readonly string[]): PrefixedTarget {
  const small = address.toLowerCase();
  const prefix = prefixes.find((one) => small.startsWith(one) && /^(?:[/?]|$)/.test(small.slice(one.length)));
  if (prefix === undefined) return { prefix: "", target: address, moved: null };
  const rest = address.slice(prefix.length);
  const written = prefix + rest.replace(/^\/(?=\?|$)/, "");
  return {
    prefix,
    target: rest.startsWith("/") ? rest : `/${rest}`,
    moved: written === address ? null : written,
  };
}

/** What a request asked for: the origin, and the prefix of its address. */
export type Asked = { origin: string; prefix: string };

export type AskedOf = (request: IncomingMessage) => Asked;
