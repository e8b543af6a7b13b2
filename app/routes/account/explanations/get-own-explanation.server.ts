import type { AppLoadContext } from "@remix-run/node";
import type { FoundExplanation } from "#app/domain/explanations/kept/kept-explanation.ts";
import { keptExplanations } from "#app/domain/explanations/kept/kept-explanations.server.ts";
import { maySee } from "../documents/get-own-bill.server.ts";
import type { AccountAccess } from "../frame/gate.server.ts";

/** The explanation that a page's address names. Throws the ordinary 404 if the account has none for this viewer: people who may
 *  only add bills see unfinished ones, as with bills. */
export async function getOwnExplanation({
  context,
  params,
  access,
}: {
  context: AppLoadContext;
  params: { explanationId?: string };
  access: AccountAccess;
}): Promise<FoundExplanation> {
  const found = await keptExplanations.find(context.db, access.account, params.explanationId ?? "");
  if (!found || !maySee(access, found.state)) throw new Response(null, { status: 404 });
  return found;
}
