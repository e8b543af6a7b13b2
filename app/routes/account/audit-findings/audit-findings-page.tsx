import { redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { problemsInWords } from "#app/components/problem-words.ts";
import { wordsIn } from "#app/content/words/words.ts";
import {
  disputeFinding,
  readDispute,
  takeBackDispute,
} from "#app/domain/audits/kept/dispute-finding.server.ts";
import { keptAudits } from "#app/domain/audits/kept/kept-audits.server.ts";
import { refuseWhileAway } from "#app/platform/http/answers/refuse-while-away.server.ts";
import { refuseSubmission, wasRefused } from "#app/platform/http/forms/refuse-submission.server.ts";
import { notThisForm, takeSubmission } from "#app/platform/http/forms/take-submission.server.ts";
import { MainContent } from "#app/ui/page/main-content.tsx";
import { accountMeta } from "../frame/account-meta.ts";
import { accountAction, accountLoader } from "../frame/gate.server.ts";
import { auditIdOf } from "./audit-id.ts";
import { AuditList } from "./audit-list.tsx";
import { OneAudit } from "./one-audit.tsx";
import { viewAudit } from "./view-audit.server.ts";

const path = "/account/audit-findings";

export const meta = accountMeta((words) => words.accountAudits.findings);

/** One audit where the address names it, else all of them. */
export const loader = accountLoader("view-bills", async ({ request, context, access }) => {
  const { account, permissions, role, ownerName } = access;
  const { searchParams } = new URL(request.url);
  const viewer = {
    mayAudit: permissions.has("run-audits"),
    mayFile: permissions.has("file-appeals"),
    isOwner: role !== "authorised",
    ownerName: role === "authorised" ? ownerName : null,
  };
  const isRefused = wasRefused(context.form);
  if (searchParams.has("audit")) {
    const found = await keptAudits.find(context.db, account, auditIdOf(request));
    if (!found) throw new Response(null, { status: 404 });
    return { one: await viewAudit(context, found, access), list: null, viewer, isRefused };
  }
  const audits = await keptAudits.list(context.db, account, {
    billId: searchParams.get("bill") ?? undefined,
  });
  const list = {
    audits: audits.map(({ summary, ...audit }) => {
      const { disputeIds: _, billVersion: __, ...shown } = summary;
      return { ...audit, ...shown };
    }),
    isDeleted: searchParams.get("done") === "deleted",
  };
  return { one: null, list, viewer, isRefused };
});

/** Notes that a finding is called wrong, or takes that back. */
export const action = accountAction("run-audits", async ({ request, context, access }) => {
  const fields = await takeSubmission(request);
  const auditId = auditIdOf(request);
  return refuseWhileAway(context.form, fields, wordsIn(context.language).forms.databaseAway, async () => {
    const outcome = await change();
    if (outcome === "gone") throw new Response(null, { status: 404 });
    if (outcome !== "noted") return outcome;
    throw redirect(access.address(path, { audit: auditId }), 303);
  });

  async function change() {
    const { db, form } = context;
    const finding = /^\d{1,6}$/.test(fields.finding ?? "") ? Number(fields.finding) : -1;
    switch (fields.intent) {
      case "take-back":
        return takeBackDispute(db, access.account, { auditId, finding });
      case "dispute": {
        const read = readDispute(fields);
        if (read.outcome === "read") {
          return disputeFinding(context, access.account, { ...read.value, auditId, finding });
        }
        const { problems } = wordsIn(context.language).accountAudits.one.dispute;
        return refuseSubmission(form, fields, problemsInWords(read.problems, problems));
      }
      default:
        throw notThisForm();
    }
  }
});

export default function AuditFindingsPage() {
  const { one, list, viewer } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <MainContent>
      {one ? (
        <OneAudit audit={one} viewer={viewer} refused={refused} />
      ) : (
        <AuditList {...list} viewer={viewer} />
      )}
    </MainContent>
  );
}
