import type { TestSite } from "./open-test-site.ts";

/** A browser without script: it keeps cookies, sends them along, and does not follow redirects. */
export interface Browser {
  get(path: string): Promise<Response>;
  post(path: string, fields: Record<string, string>): Promise<Response>;
  /** The Cookie header that it would send, to a page of the account unless it is said. */
  cookie(path?: string): string;
}

export function openBrowser(site: Pick<TestSite, "fetch">, headers: Record<string, string> = {}): Browser {
  const cookies = new Map<string, { name: string; value: string; within: string }>();
  const cookie = (path = "/account") =>
    [...cookies.values()]
      .filter(({ within }) => `${path}/`.startsWith(within.endsWith("/") ? within : `${within}/`))
      .map(({ name, value }) => `${name}=${value}`)
      .join("; ");
  const pageOf = (address: string) => address.split("?")[0] ?? "";
  const keep = (reply: Response) => {
    for (const line of reply.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      const within = /; Path=([^;]+)/i.exec(line)?.[1] ?? "/";
      const key = `${name} ${within}`;
      if (/Max-Age=0/i.test(line)) cookies.delete(key);
      else cookies.set(key, { name, value, within });
    }
    return reply;
  };
  return {
    cookie,
    get: async (path) =>
      keep(await site.fetch(path, { headers: { ...headers, Cookie: cookie(pageOf(path)) } })),
    post: async (path, fields) =>
      keep(
        await site.fetch(path, {
          method: "POST",
          headers: { ...headers, Cookie: cookie(pageOf(path)) },
          body: new URLSearchParams(fields),
        }),
      ),
  };
}
