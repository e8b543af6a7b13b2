import type { TestSite } from "./open-test-site.ts";
import { type Page, pageOf } from "./read-page.ts";
import type { SignedIn } from "./sign-in.ts";

type Visitor = Pick<SignedIn, "cookie">;

export interface Visits {
  get(path: string, who?: Visitor): Promise<Response>;
  post(
    path: string,
    fields: Record<string, string> | URLSearchParams | FormData,
    who?: Visitor,
  ): Promise<Response>;
  read(path: string, who?: Visitor): Promise<Page>;
}

/** What people ask of a site who are signed in: the one whom `visitor` gives, unless another is named. */
export function visitsOf(site: Pick<TestSite, "fetch" | "post">, visitor: () => Visitor): Visits {
  const get: Visits["get"] = (path, { cookie } = visitor()) =>
    site.fetch(path, { headers: { Cookie: cookie } });
  return {
    get,
    post: (path, fields, { cookie } = visitor()) => site.post(path, fields, { Cookie: cookie }),
    read: async (path, who) => pageOf(await get(path, who)),
  };
}
