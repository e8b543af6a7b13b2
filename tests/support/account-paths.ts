import type { RouteConfigEntry } from "@remix-run/route-config";
import routes from "#app/routes.ts";

/** The path of every route under /account, as routes.ts has it ('account/bills/:billId'), once each. */
export async function accountPaths(): Promise<string[]> {
  const paths = pathsOf(await routes).filter((path) => /^account(\/|$)/.test(path));
  return [...new Set(paths)].sort();
}

function pathsOf(entries: readonly RouteConfigEntry[], above = ""): string[] {
  return entries.flatMap((entry) => {
    const full = [above, entry.path].filter(Boolean).join("/");
    const own = entry.children ? [] : [full];
    return [...own, ...pathsOf(entry.children ?? [], full)];
  });
}
