import type { TestSite } from "./open-test-site.ts";

/** A browser without script: it keeps cookies, sends them along, and does not follow redirects. */
export interface Browser {
  get(path: string): Promise<Response>;
  post(path: string, fields: Record<string, string>): Promise<Response>;
  /** The Cookie header that it would send. */
  cookie(): string;
}

export function openBrowser(site: Pick<TestSite, "fetch">, headers: Record<string, string> = {}): Browser {
  const cookies = new Map<string, string>();
  const cookie = () => [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const keep = (reply: Response) => {
    for (const line of reply.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/Max-Age=0/i.test(line)) cookies.delete(name);
      else cookies.set(name, value);
    }
    return reply;
  };
  return {
    cookie,
    get: async (path) => keep(await site.fetch(path, { headers: { ...headers, Cookie: cookie() } })),
    post: async (path, fields) =>
      keep(
        await site.fetch(path, {
          method: "POST",
          headers: { ...headers, Cookie: cookie() },
          body: new URLSearchParams(fields),
        }),
      ),
  };
}
