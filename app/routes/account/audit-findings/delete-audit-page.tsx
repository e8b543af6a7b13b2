import { redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import { deleteAudit } from "#app/domain/audits/kept/delete-audits.server.ts";
import { keptAudits } from "#app/domain/audits/kept/kept-audits.server.ts";
import { formatDate } from "#app/domain/dates/format-date.ts";
import { say } from "#app/domain/language/say.ts";
import { deletionAction } from "../forms/deletion-action.server.ts";
import { DeletionForm } from "../forms/deletion-form.tsx";
import { useAccountAddress } from "../frame/account-address.ts";
import { accountMeta } from "../frame/account-meta.ts";
import { accountLoader } from "../frame/gate.server.ts";
import { auditIdOf } from "./audit-id.ts";

export const meta = accountMeta((words) => words.accountAudits.delete);

export const loader = accountLoader("owner", async ({ request, context, access }) => {
  const asked = auditIdOf(request);
  if (asked === "") throw redirect(access.address("/account/audit-findings"));
  const found = await keptAudits.find(context.db, access.account, asked);
  if (!found) throw new Response(null, { status: 404 });
  const { auditId, createdAt, kept } = found;
  return { auditId, createdAt, name: kept.auditedBill.provider.name };
});

export const action = deletionAction({
  find: ({ request, context, access }) => keptAudits.find(context.db, access.account, auditIdOf(request)),
  async remove({ auditId }, { context, access }) {
    await deleteAudit(context.db, access.account, auditId);
    return access.address("/account/audit-findings", { done: "deleted" });
  },
});

export default function DeleteAuditPage() {
  const { auditId, createdAt, name } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const { delete: words, findings } = useWords().accountAudits;
  const language = useLanguage();
  const address = useAccountAddress();
  return (
    <DeletionForm
      words={words}
      backTo={address("/account/audit-findings", { audit: auditId })}
      heading={say(language, words.heading, { name: name ?? findings.unnamed })}
      refused={refused}
    >
      <p>{say(language, words.goes, { date: formatDate(language, createdAt.slice(0, 10)) })}</p>
    </DeletionForm>
  );
}
