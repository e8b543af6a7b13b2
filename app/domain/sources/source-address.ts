import type { SourceKind } from "./source.ts";

const MAX_LENGTH = 2_000;
const PRICE_FILE = /\.(?:csv|json|gz|zip)$/i;
const HAS_SCHEME = /^https?:\/\//i;
/** A host with a dot or a port, or localhost; what may follow it. */
const HOST = /^(?:localhost|[a-z\d][a-z\d-]*(?:\.[a-z\d-]+)+)(?::\d+)?(?:[/?].*)?$/i;

/**
 * A source's address as it is kept: with a scheme, without a fragment. A path that ends like a price file, or asks for
 * something (`?id=7`), is a price file; any other is a site, whose cms-hpt.txt is looked for. Null = no web address.
 */
export function readSourceAddress(written: string): { address: string; kind: SourceKind } | null {
  const text = written.trim();
  if (text.length > MAX_LENGTH || !(HAS_SCHEME.test(text) || HOST.test(text))) return null;
  const address = HAS_SCHEME.test(text) ? text : `https://${text}`;
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  if (url.username !== "" || url.password !== "") return null;
  url.hash = "";
  const isFinder = /\/cms-hpt\.txt$/i.test(url.pathname);
  const isFile = !isFinder && (PRICE_FILE.test(url.pathname) || url.search !== "");
  return { address: url.href, kind: isFile ? "file" : "finder" };
}

/** Where a source's cms-hpt.txt is: its own address, or the root of its site. */
export function finderAddress(address: string): string {
  const url = new URL(address);
  return /\/cms-hpt\.txt$/i.test(url.pathname) ? url.href : new URL("/cms-hpt.txt", url).href;
}
