import type { AppLoadContext } from "@remix-run/node";
import type { Appeal, FoundAppeal } from "#app/domain/appeals/appeal.ts";
import type { AssistanceApplication } from "#app/domain/appeals/application/assistance-application.ts";
import { keptAppeals } from "#app/domain/appeals/kept-appeals.server.ts";
import { type AppealCase, findAppealCase } from "../appeal-case/find-appeal-case.server.ts";
import type { AccountAccess } from "../frame/gate.server.ts";
import { findHelp, type KnownHelp } from "./find-help.server.ts";

/** An application with its bill and what is known of help. */
export interface FoundApplication {
  found: FoundAppeal & { appeal: Appeal & { application: AssistanceApplication } };
  appealed: AppealCase;
  help: KnownHelp;
}

/** The application that an address names. Throws 404 if the account has none, and 403 for people who can't see bills. */
export async function findApplication(
  context: AppLoadContext,
  access: AccountAccess,
  appealId: string,
): Promise<FoundApplication> {
  const found = await keptAppeals.find(context.db, access.account, appealId);
  const application = found?.appeal.application;
  if (!found || !application) throw new Response(null, { status: 404 });
  const { billId } = found;
  const query = {
    billId,
    auditId: null,
    findings: null,
    follows: null,
    kind: null,
    claim: null,
    offerCents: null,
  };
  const appealed = await findAppealCase(context, access, query);
  const help = await findHelp(context.language, context.db, appealed.found.bill, appealed.desk.today);
  return { found: { ...found, appeal: { ...found.appeal, application } }, appealed, help };
}
