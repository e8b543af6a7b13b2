/** Skips addresses that begin with the host, and files that are the same for every visitor. */
const SHARED = String.raw`(?!\/|assets\/|icon\.svg)`;
const LINK = new RegExp(String.raw`(\s(?:href|action|formaction|src)=")\/${SHARED}(.)`, "gi");

/**
 * A reply to a request whose address began with `prefix`, as if its routes knew of it: links and forms of its page lead
 * to addresses with the prefix, and so does its redirect. Links with the host ('https://…') stay as they are. A cookie for
 * some paths is for those of every prefix.
 */
export function keepPrefix(reply: Response, prefix: string, prefixes: readonly string[]): Response {
  const headers = new Headers(reply.headers);
  headers.delete("Set-Cookie");
  for (const cookie of reply.headers.getSetCookie()) {
    for (const one of cookiesOfPrefixes(cookie, prefixes)) headers.append("Set-Cookie", one);
  }
  if (prefix === "") return sent(reply, headers, reply.body);
  for (const name of ["Location", "Content-Location"]) {
    const address = headers.get(name);
    if (address !== null) headers.set(name, withPrefix(address, prefix));
  }
  const isPage = headers.get("Content-Type")?.startsWith("text/html") ?? false;
  if (!isPage || reply.body === null) return sent(reply, headers, reply.body);
  headers.delete("Content-Length");
  return sent(reply, headers, reply.body.pipeThrough(linksWith(prefix)));
}

const sent = ({ status, statusText }: Response, headers: Headers, body: ReadableStream | null) =>
  new Response(body, { status, statusText, headers });

/** A path of this site with a prefix; anything else stays as it is. */
export const withPrefix = (address: string, prefix: string) =>
  prefix !== "" && /^\/(?!\/)/.test(address) ? prefix + address.replace(/^\/(?=$|[?#])/, "") : address;

function cookiesOfPrefixes(cookie: string, prefixes: readonly string[]): string[] {
  const path = /;\s*Path=(\/[^;]+)/i.exec(cookie)?.[1];
  if (path === undefined) return [cookie];
  return [cookie, ...prefixes.map((prefix) => cookie.replace(/(;\s*Path=)(\/[^;]+)/i, `$1${prefix}$2`))];
}

/** Writes the prefix into the links of a page on its way. A tag that a chunk cuts waits for its end. */
function linksWith(prefix: string): TransformStream<Uint8Array, Uint8Array> {
  const decoder = new TextDecoder();
  const encoder = new TextEncoder();
  let cut = "";
  const written = (html: string) =>
    encoder.encode(
      html.replace(LINK, (_, start: string, end: string) => start + prefix + (end === '"' ? end : `/${end}`)),
    );
  return new TransformStream({
    transform(chunk, page) {
      const html = cut + decoder.decode(chunk, { stream: true });
      const tagAt = html.lastIndexOf("<");
      const isOpen = tagAt >= 0 && !html.includes(">", tagAt);
      cut = isOpen ? html.slice(tagAt) : "";
      page.enqueue(written(isOpen ? html.slice(0, tagAt) : html));
    },
    flush(page) {
      page.enqueue(written(cut + decoder.decode()));
    },
  });
}
