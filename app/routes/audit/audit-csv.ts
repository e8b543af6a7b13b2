import type { ActionFunctionArgs } from "@remix-run/node";
import { type ShownFinding, sayAudit } from "#app/content/words/say-audit.ts";
import type { Strength } from "#app/domain/audits/finding.ts";
import { dollarsNumber } from "#app/domain/money/dollars.ts";
import { caching } from "#app/platform/http/caching.ts";
import { jsonError } from "#app/platform/http/json-error.server.ts";
import type { TableColumn } from "#app/platform/http/table-column.ts";
import { csvFile } from "#app/platform/http/table-file.server.ts";
import { takeSubmission } from "#app/platform/http/take-submission.server.ts";
import { auditForm, MOST_FORM_BYTES } from "./audit-form-sent.server.ts";

type Row = ShownFinding & { strength: Strength };

const columns: TableColumn<Row>[] = [
  { name: "rule", of: ({ rule }) => rule },
  { name: "strength", of: ({ strength }) => strength },
  { name: "lines", of: ({ lines }) => lines.map((line) => line + 1).join(" ") },
  { name: "amount_at_stake", of: ({ amountDollars }) => dollarsNumber(amountDollars) },
  { name: "message", of: ({ message }) => message },
  { name: "ask", of: ({ ask }) => ask },
  { name: "source", of: ({ source }) => source.title },
  { name: "source_url", of: ({ source }) => source.url },
  { name: "edition", of: ({ source }) => source.edition },
];

export function loader(): Response {
  return jsonError(405, "The form of /audit is sent here by POST.", { headers: { Allow: "POST" } });
}

/** POST /audit.csv: the findings of the page's form as a table; lines are counted from 1. */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  if (request.method !== "POST") return loader();
  const audited = await auditForm(context, await takeSubmission(request, MOST_FORM_BYTES));
  if (audited.outcome === "invalid")
    return jsonError(422, "The form has no bill to check. /audit says what to mend.");
  const { strengths } = sayAudit("en", audited.run.audit, audited.bill.coverage);
  const rows = strengths.flatMap(({ strength, findings }) =>
    findings.map((finding) => ({ ...finding, strength })),
  );
  const file = csvFile(request, { name: "bill-check", columns, rows: inTurn(rows), rowCount: rows.length });
  file.headers.set("Cache-Control", caching.neverAndPrivate);
  return file;
}

async function* inTurn(rows: readonly Row[]): AsyncGenerator<Row> {
  yield* rows;
}
