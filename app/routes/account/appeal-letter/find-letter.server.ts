import type { AppLoadContext } from "@remix-run/node";
import type { FoundAppeal, LetterVersion } from "#app/domain/appeals/appeal.ts";
import { keptAppeals } from "#app/domain/appeals/kept-appeals.server.ts";
import type { AccountAccess } from "../frame/gate.server.ts";

interface LetterRequest {
  request: Request;
  context: AppLoadContext;
  params: { appealId?: string };
  access: AccountAccess;
}

/** The appeal that an address names with the version of its letter that `letter` names, else the newest; null: it has none
 *  yet. Throws 404 if the account has no such appeal, or the appeal no such version. */
export async function findLetter({
  request,
  context,
  params,
  access,
}: LetterRequest): Promise<{ found: FoundAppeal; version: LetterVersion | null }> {
  const found = await keptAppeals.find(context.db, access.account, params.appealId ?? "");
  if (!found) throw new Response(null, { status: 404 });
  const asked = new URL(request.url).searchParams.get("letter");
  const { letters } = found.appeal;
  const version =
    asked === null ? letters.at(-1) : letters.find(({ letterNo }) => String(letterNo) === asked);
  if (asked !== null && !version) throw new Response(null, { status: 404 });
  return { found, version: version ?? null };
}
