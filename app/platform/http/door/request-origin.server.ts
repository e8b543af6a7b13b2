import type { IncomingMessage } from "node:http";

interface OriginOptions {
  /** Express's 'trust proxy fn': whether the X-Forwarded headers of this address are believed. */
  trusts(address: string | undefined, hop: number): boolean;
  /** The origin that the operator stated; null: none. */
  siteOrigin: string | null;
}

/** A name or an address as a Host header bears it, with a port or without. */
const HOST = /^(?:[\w.~-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/**
 * Returns what decides the origin that a visitor asked for ('https://prices.example'): for the page cache's keys, the
 * check of other origins and the pages alike. Host and scheme are a trusted proxy's word where it gives one; else the
 * scheme is the stated origin's where the host is its. Null: the headers name no host or scheme, or two hosts.
 */
export function openRequestOrigin({ trusts, siteOrigin }: OriginOptions) {
  return (request: IncomingMessage): string | null => {
    const { headers, socket } = request;
    const isBelieved = trusts(socket.remoteAddress, 0);
    const said = (name: "x-forwarded-host" | "x-forwarded-proto") =>
      isBelieved ? firstOf(headers[name]) : null;
    const scheme = said("x-forwarded-proto")?.toLowerCase() ?? null;
    const host = said("x-forwarded-host") ?? headers.host ?? HOST_OF_NONE;
    if (hasTwoHosts(request)) return null;
    if (scheme !== null) return originOf(scheme, host);
    const ofSite = siteOrigin && originOf(new URL(siteOrigin).protocol.slice(0, -1), host);
    return ofSite && ofSite === siteOrigin ? siteOrigin : originOf("http", host);
  };
}

/** HTTP/1.0, as simple checks of health speak it, needs no Host; Node refuses a later version without one. */
const HOST_OF_NONE = "localhost";

/** Proxies in a row each add their word: the first is about the visitor. */
function firstOf(header: string | string[] | undefined): string | null {
  const text = [header ?? []].flat().join(",").trim();
  return text === "" ? null : (text.split(",", 1)[0]?.trim() ?? null);
}

function originOf(scheme: string, host: string): string | null {
  if ((scheme !== "http" && scheme !== "https") || !HOST.test(host)) return null;
  const address = `${scheme}://${host}`;
  return URL.canParse(address) ? new URL(address).origin : null;
}

/** Node keeps the first of several. */
function hasTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (const [at, text] of rawHeaders.entries()) {
    const isName = at % 2 === 0;
    if (isName && text.length === 4 && text.toLowerCase() === "host") hosts += 1;
  }
  return hosts > 1;
}
