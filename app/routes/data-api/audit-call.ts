import type { ActionFunctionArgs } from "@remix-run/node";
import { auditReply } from "#app/content/audit-reply.server.ts";
import { lookUpAndAudit } from "#app/domain/audits/run-audit.server.ts";
import { findHospital } from "#app/domain/hospitals/find-hospital.server.ts";
import { caching } from "#app/platform/http/caching.ts";
import { jsonError } from "#app/platform/http/json-error.server.ts";
import { receiveBody } from "#app/platform/http/receive-body.server.ts";
import { AuditRequest, auditedBillOfRequest } from "./audit-request.server.ts";

/** Room for 5,000 lines with their words. */
const MOST_BYTES = 4_000_000;

export function loader(): Response {
  return jsonError(405, "Send the bill by POST as application/json. /api describes it.", {
    headers: { Allow: "POST" },
  });
}

/** POST /audit.json: audits the bill in the body. Nothing of it is stored. */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  if (request.method !== "POST") return loader();
  const body = await receiveBody(request, MOST_BYTES);
  if (body.outcome === "too-large") return jsonError(413, "The body may have up to 4 MB.");
  if (body.outcome === "cut-off") return jsonError(400, "The body ended in the middle.");
  const parsed = parseJson(body.bytes);
  if (parsed === undefined) return jsonError(400, "The body must be JSON.");
  const read = AuditRequest.safeParse(parsed);
  if (!read.success) return jsonError(400, whatToMend(read.error));
  const id = read.data.hospital_id;
  const found = id ? await findHospital(context.db, { name: "", id }) : null;
  if (found && found.outcome !== "found") {
    return jsonError(400, "hospital_id is no hospital of ours. /hospital_search finds hospitals.");
  }
  const bill = auditedBillOfRequest(read.data);
  const { audit } = await lookUpAndAudit(context, bill, found?.hospital ?? null);
  return Response.json(auditReply(audit, bill.coverage), {
    headers: { "Cache-Control": caching.neverAndPrivate },
  });
}

function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString("utf8"));
  } catch {
    return undefined;
  }
}

const MOST_NAMED = 5;

/** 'lines.3.amount_cents must be a whole number of cents …', the first few. */
function whatToMend({ issues }: { issues: { path: PropertyKey[]; message: string }[] }): string {
  const sentences = issues.map(({ path, message }) => `${path.join(".") || "The body"} ${message}`);
  return [...new Set(sentences)].slice(0, MOST_NAMED).join(" ");
}
