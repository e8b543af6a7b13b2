import type { ActionFunctionArgs } from "@remix-run/node";
import { auditReply } from "#app/content/audit-reply.server.ts";
import { findingRows, sayAudit } from "#app/content/words/say-audit.ts";
import { findingColumns } from "#app/domain/audits/finding-columns.ts";
import { easternDay } from "#app/domain/dates/eastern-day.ts";
import { takeSubmission } from "#app/platform/http/forms/take-submission.server.ts";
import { caching } from "#app/platform/http/replies/caching.ts";
import { jsonError } from "#app/platform/http/replies/json-error.server.ts";
import { isCsvAsked, tableFile } from "#app/platform/http/replies/table-file.server.ts";
import { AUDIT_FORM, auditForm } from "./audit-form-sent.server.ts";
import { letterOfAudit } from "./letter-of-audit.ts";

export function loader(): Response {
  return jsonError(405, "The form of /audit is sent here by POST.", { headers: { Allow: "POST" } });
}

/** POST /audit/findings.csv: the findings of the page's form as a table, its lines counted from 1; findings.json: all that
 *  POST /audit.json answers; letter.txt: the letter that asks for what was found. */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  const { language } = context;
  if (request.method !== "POST") return loader();
  const audited = await auditForm(context, await takeSubmission(request, AUDIT_FORM), request.signal);
  if (audited.outcome === "invalid") {
    return jsonError(422, "The form has no bill to check. /audit says what to mend.");
  }
  const { run, bill, hospital } = audited;
  const today = easternDay(context.clock.now());
  const frame = { ...bill, today };
  if (new URL(request.url).pathname.toLowerCase().endsWith("/letter.txt")) {
    const address = hospital.hospital?.address ?? null;
    return letterFile(letterOfAudit({ bill, audit: run.audit, address }, today));
  }
  const file = isCsvAsked(request)
    ? tableFile(request, {
        name: "bill-check",
        about: {},
        columns: findingColumns,
        rows: findingRows(sayAudit(language, run, frame)),
      })
    : Response.json(auditReply(language, run, frame), {
        headers: { "Content-Disposition": 'attachment; filename="bill-check.json"' },
      });
  file.headers.set("Cache-Control", caching.neverAndPrivate);
  return file;
}

function letterFile(letter: string | null): Response {
  if (letter === null) return jsonError(422, "Nothing was found that a letter could ask for.");
  return new Response(letter, {
    headers: {
      "Content-Type": "text/plain; charset=utf-8",
      "Content-Disposition": 'attachment; filename="letter-to-billing-office.txt"',
      "Cache-Control": caching.neverAndPrivate,
    },
  });
}
