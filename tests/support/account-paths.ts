import { routeAddresses } from "./route-addresses.ts";

/** The path of every route under /account, as routes.ts has it ('account/bills/:billId'), once each. */
export async function accountPaths(): Promise<string[]> {
  const paths = (await routeAddresses()).map(({ address }) => address.slice(1));
  return [...new Set(paths.filter((path) => /^account(\/|$)/.test(path)))].sort();
}
