import type { AppLoadContext } from "@remix-run/node";
import type { FoundBill } from "#app/domain/bills/kept/kept-bill.ts";
import { keptBills } from "#app/domain/bills/kept/kept-bills.server.ts";
import type { KeptState } from "#app/domain/kept/kept-document.ts";
import type { AccountAccess } from "../frame/gate.server.ts";

/** The bill that a page's address names. Throws the ordinary 404 where there is none of the account's for this viewer. */
export async function getOwnBill({
  context,
  params,
  access,
}: {
  context: AppLoadContext;
  params: { billId?: string };
  access: AccountAccess;
}): Promise<FoundBill> {
  const found = await keptBills.find(context.db, access.account, params.billId ?? "");
  if (!found || !maySee(access, found.state)) throw new Response(null, { status: 404 });
  return found;
}

/** Who adds bills sees those that are not finished; to see the others is a permission of its own. */
export function maySee({ permissions }: AccountAccess, state: KeptState): boolean {
  return permissions.has("view-bills") || (permissions.has("add-bills") && state === "draft");
}
