import type { ActionFunctionArgs } from "@remix-run/node";
import { auditReply } from "#app/content/audit-reply.server.ts";
import { addBilledHospital } from "#app/domain/audits/add-billed-hospital.server.ts";
import { lookUpAndAudit } from "#app/domain/audits/run-audit.server.ts";
import { easternDay } from "#app/domain/dates/eastern-day.ts";
import { findHospital } from "#app/domain/hospitals/find-hospital.server.ts";
import { caching } from "#app/platform/http/caching.ts";
import { jsonError } from "#app/platform/http/json-error.server.ts";
import { type ReceivedJson, receiveJson } from "#app/platform/http/receive-json.server.ts";
import { auditedBillOfRequest } from "./audit-request.server.ts";
import { type ReadAuditRequest, readAuditRequest } from "./read-audit-request.server.ts";

/** Room for 5,000 lines with their words, as many of the plan, and the payments. */
const LIMITS = { maxBytes: 2_000_000, maxDepth: 8, maxItems: 100_000 };

export function loader(): Response {
  return jsonError(405, "Send the bill by POST as application/json. /api describes it.", {
    headers: { Allow: "POST" },
  });
}

/** POST /audit.json: audits the bill in the body. Nothing of it is stored. */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  if (request.method !== "POST") return loader();
  const body = await receiveJson(request, LIMITS);
  if (body.outcome !== "received") return refuseBody(body.outcome);
  const read = await readAuditRequest(body.value);
  if (read.outcome === "refused") return jsonError(400, whatToMend(read));
  const id = read.request.hospital_id;
  const found = id ? await findHospital(context.db, { name: "", id }) : null;
  if (found && found.outcome !== "found") {
    return jsonError(400, "hospital_id is no hospital of ours. /hospital_search finds hospitals.");
  }
  const hospital = found?.hospital ?? null;
  const bill = await addBilledHospital(context.db, auditedBillOfRequest(read.request), hospital);
  const ran = await lookUpAndAudit(context, bill, hospital);
  return Response.json(auditReply(ran, { ...bill, today: easternDay(context.clock.now()) }), {
    headers: { "Cache-Control": caching.neverAndPrivate },
  });
}

function refuseBody(outcome: Exclude<ReceivedJson["outcome"], "received">): Response {
  switch (outcome) {
    case "too-large":
      return jsonError(413, "The body may have up to 2 MB.");
    case "too-many-items":
      return jsonError(413, "The body has more items than a bill of 5,000 lines. Send fewer lines.");
    case "too-deep":
      return jsonError(400, "The body has lists or objects inside one another that no bill has.");
    case "cut-off":
      return jsonError(400, "The body ended in the middle.");
    case "malformed":
      return jsonError(400, "The body must be JSON.");
  }
}

function whatToMend({ problems, isWhole }: Extract<ReadAuditRequest, { outcome: "refused" }>): string {
  const more = isWhole ? [] : [`These are the first ${problems.length} problems; there may be more.`];
  return [...problems, ...more].join(" ");
}
