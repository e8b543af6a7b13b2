import type { AppLoadContext } from "@remix-run/node";
import type { FoundBill } from "#app/domain/bills/kept/kept-bill.ts";
import { keptBills } from "#app/domain/bills/kept/kept-bills.server.ts";
import type { KeptState } from "#app/domain/kept/kept-document.ts";
import type { AccountAccess } from "../frame/gate.server.ts";

/** The bill that a page's address names. Throws the ordinary 404 if the account has none for this viewer. */
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

/** People who add bills see unfinished ones; seeing the others is a separate permission. */
export function maySee({ permissions }: AccountAccess, state: KeptState): boolean {
  return permissions.has("view-bills") || (permissions.has("add-bills") && state === "draft");
}
