import type { ActionFunctionArgs } from "@remix-run/node";
import { auditReply } from "#app/content/audit-reply.server.ts";
import { findingRows, sayAudit } from "#app/content/words/say-audit.ts";
import { findingColumns } from "#app/domain/audits/finding-columns.ts";
import { easternDay } from "#app/domain/dates/eastern-day.ts";
import { caching } from "#app/platform/http/caching.ts";
import { jsonError } from "#app/platform/http/json-error.server.ts";
import { isCsvAsked, tableFile } from "#app/platform/http/table-file.server.ts";
import { takeSubmission } from "#app/platform/http/take-submission.server.ts";
import { auditForm, MOST_FORM_BYTES } from "./audit-form-sent.server.ts";

export function loader(): Response {
  return jsonError(405, "The form of /audit is sent here by POST.", { headers: { Allow: "POST" } });
}

/** POST /audit/findings.csv: the findings of the page's form as a table, its lines counted from 1; findings.json: all that
 *  POST /audit.json answers. */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  if (request.method !== "POST") return loader();
  const audited = await auditForm(context, await takeSubmission(request, MOST_FORM_BYTES));
  if (audited.outcome === "invalid") {
    return jsonError(422, "The form has no bill to check. /audit says what to mend.");
  }
  const { run, bill } = audited;
  const frame = { ...bill, today: easternDay(context.clock.now()) };
  const file = isCsvAsked(request)
    ? tableFile(request, {
        name: "bill-check",
        about: {},
        columns: findingColumns,
        rows: findingRows(sayAudit("en", run, frame)),
      })
    : Response.json(auditReply(run, frame), {
        headers: { "Content-Disposition": 'attachment; filename="bill-check.json"' },
      });
  file.headers.set("Cache-Control", caching.neverAndPrivate);
  return file;
}
