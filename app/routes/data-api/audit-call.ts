import { setImmediate as others } from "node:timers/promises";
import type { ActionFunctionArgs, AppLoadContext } from "@remix-run/node";
import { auditReply } from "#app/content/audit-reply.server.ts";
import { contractedReply } from "#app/content/contracted-reply.server.ts";
import { notLoadedReply } from "#app/content/not-loaded-reply.server.ts";
import { planMatchesReply } from "#app/content/plan-matches-reply.server.ts";
import { sayStructuredRefusal } from "#app/content/words/say-plan-file.ts";
import { addBilledHospital } from "#app/domain/audits/add-billed-hospital.server.ts";
import { matchPlanClaims } from "#app/domain/audits/match-plan-claims.ts";
import { lookUpAndAudit } from "#app/domain/audits/run-audit.server.ts";
import { easternDay } from "#app/domain/dates/eastern-day.ts";
import { listContractedLines } from "#app/domain/explanations/contracted/list-contracted-lines.server.ts";
import type { Explanation } from "#app/domain/explanations/explanation.ts";
import { POSSIBLE_MATCH } from "#app/domain/explanations/matching/match-explanations.ts";
import type { ReadStructured } from "#app/domain/explanations/structured-file.ts";
import { findHospital } from "#app/domain/hospitals/finding/find-hospital.server.ts";
import { receiveJson } from "#app/platform/http/bodies/receive-json.server.ts";
import { caching } from "#app/platform/http/replies/caching.ts";
import { jsonError } from "#app/platform/http/replies/json-error.server.ts";
import { type AuditRequest, auditedBillOfRequest } from "./audit-request.server.ts";
import { explanationOfRequest } from "./explanation-request.server.ts";
import { type ReadAuditRequest, readAuditRequest } from "./read-audit-request.server.ts";
import { refuseBody } from "./refuse-body.server.ts";

/** Room for 5,000 lines with their words, as many of the plan, and the payments; FHIR has lists deep inside one another. */
const LIMITS = { maxBytes: 2_000_000, maxDepth: 24, maxItems: 100_000 };
const TOO_MUCH = {
  tooLarge: "The body may have up to 2 MB.",
  tooManyItems: "The body has more items than a bill of 5,000 lines. Send fewer lines.",
  tooDeep: "The body has lists or objects inside one another that no bill has.",
};

export function loader(): Response {
  return jsonError(405, "Send the bill by POST as application/json. /api describes it.", {
    headers: { Allow: "POST" },
  });
}

/** POST /audit.json: audits the bill in the body. Nothing of it is stored. */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  const { language } = context;
  if (request.method !== "POST") return loader();
  const body = await receiveJson(request, LIMITS);
  if (body.outcome !== "received") return refuseBody(body.outcome, TOO_MUCH);
  const read = await readAuditRequest(body.value);
  if (read.outcome === "refused") return jsonError(400, describeProblems(read));
  const id = read.request.hospital_id;
  const found = id ? await findHospital(context.db, { name: "", id }) : null;
  if (found?.outcome === "not-loaded") return jsonError(400, ...notLoadedReply(language, found.hospital));
  if (found && found.outcome !== "found") {
    return jsonError(400, "hospital_id is not known. /hospital_search finds hospitals.");
  }
  const hospital = found?.hospital ?? null;
  const sent = await explanationsSent(read.request, context, request.signal);
  if (sent.outcome === "busy") {
    const headers = { "Retry-After": String(sent.retryAfterSeconds) };
    return jsonError(503, "Many documents are being read right now. Send it again later.", { headers });
  }
  if (sent.outcome === "refused")
    return jsonError(400, `fhir: ${sayStructuredRefusal(language, sent.reason)}`);
  const named = await addBilledHospital(context.db, auditedBillOfRequest(read.request), hospital);
  const subject = { bill: named, hospitalNames: hospital ? [hospital.name] : [] };
  await others();
  // The sender says that they belong together: a possible match is compared.
  const { bills, matches } = matchPlanClaims([subject], sent.explanations, POSSIBLE_MATCH);
  const [bill = named] = bills;
  await others();
  const ran = await lookUpAndAudit(context, bill, hospital);
  await others();
  const { gazetteer, readDb } = context;
  const contracted = await listContractedLines({ db: readDb, gazetteer }, sent.explanations);
  const reply = {
    ...auditReply(language, ran, { ...bill, today: easternDay(context.clock.now()) }),
    ...(sent.explanations.length > 0 ? planMatchesReply(language, sent, matches) : {}),
    ...(contracted.length > 0 ? contractedReply(language, contracted) : {}),
  };
  return Response.json(reply, { headers: { "Cache-Control": caching.neverAndPrivate } });
}

/** What the body says of the plan's decisions: typed ones first. */
async function explanationsSent(
  { explanations, fhir }: AuditRequest,
  { papers }: AppLoadContext,
  signal: AbortSignal,
): Promise<ReadStructured | { outcome: "busy"; retryAfterSeconds: number }> {
  const typed: Explanation[] = [];
  for (const explanation of explanations ?? []) {
    typed.push(explanationOfRequest(explanation));
    await others();
  }
  if (fhir === null) return { outcome: "read", explanations: typed, problems: [], others: [] };
  const bytes = Buffer.from(JSON.stringify(fhir));
  const read = await papers.read("claims", { bytes, kind: "fhir" }, { signal });
  if (read.outcome === "busy") return read;
  if (read.outcome !== "read") return { outcome: "refused", reason: "too-long-to-read", found: null };
  const { made } = read;
  return made.outcome === "read" ? { ...made, explanations: [...typed, ...made.explanations] } : made;
}

function describeProblems({ problems, isWhole }: Extract<ReadAuditRequest, { outcome: "refused" }>): string {
  const more = isWhole ? [] : [`These are the first ${problems.length} problems; there may be more.`];
  return [...problems, ...more].join(" ");
}
