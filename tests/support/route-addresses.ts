import type { RouteConfigEntry } from "@remix-run/route-config";
import routes from "#app/routes.ts";

export interface RouteAddress {
  /** The route's module, as routes.ts names it ('routes/bills/upload/upload-page.tsx'). */
  file: string;
  /** Its path from the root ('/account/bills/:billId'). */
  address: string;
}

/** The address of every route, those of layouts too. */
export async function routeAddresses(): Promise<RouteAddress[]> {
  return addressesOf(await routes);
}

function addressesOf(entries: readonly RouteConfigEntry[], above = ""): RouteAddress[] {
  return entries.flatMap((entry) => {
    const full = [above, entry.path].filter(Boolean).join("/");
    return [{ file: entry.file, address: `/${full}` }, ...addressesOf(entry.children ?? [], full)];
  });
}
