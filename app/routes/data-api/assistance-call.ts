import type { ActionFunctionArgs } from "@remix-run/node";
import { screeningReply } from "#app/content/screening-reply.server.ts";
import { findScreenedHospital } from "#app/domain/assistance/find-screened-hospital.server.ts";
import type { HospitalOfPolicy } from "#app/domain/assistance/hospital-policy.ts";
import { screenHousehold } from "#app/domain/assistance/screen-household.ts";
import { easternDay } from "#app/domain/dates/eastern-day.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { receiveJson } from "#app/platform/http/bodies/receive-json.server.ts";
import { caching } from "#app/platform/http/replies/caching.ts";
import { jsonError } from "#app/platform/http/replies/json-error.server.ts";
import { type AssistanceRequest, readAssistanceRequest } from "./assistance-request.server.ts";
import { refuseBody } from "./refuse-body.server.ts";

/** What a hospital filed and its state grants, by GET: one of the calls that share a route. */
export { loader } from "./answer-data-call.ts";

/** Five short fields. */
const LIMITS = { maxBytes: 10_000, maxDepth: 2, maxItems: 50 };
const TOO_MUCH = {
  tooLarge: "The body may have up to 10 kB: five short fields.",
  tooManyItems: "The body may have up to 10 kB: five short fields.",
  tooDeep: "The body has lists or objects inside one another. It takes five short fields.",
};

/** POST /assistance.json: holds the household in the body against a hospital's policy and its state's laws. Nothing of it is
 *  stored or logged. */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  if (request.method !== "POST") {
    return jsonError(405, "Send GET with a hospital’s id, or POST with a household. /api describes both.", {
      headers: { Allow: "GET, HEAD, POST" },
    });
  }
  const body = await receiveJson(request, LIMITS);
  if (body.outcome !== "received") return refuseBody(body.outcome, TOO_MUCH);
  const read = readAssistanceRequest(body.value);
  if (read.outcome === "refused") return jsonError(400, read.whatToMend);
  const hospital = await screenedHospitalOf(context.db, read.request);
  if (hospital === null) {
    return jsonError(404, "hospital_id is not known. /assistance finds hospitals.");
  }
  const { household_size: size, annual_income_cents: annualIncomeCents, insured, state } = read.request;
  const household = { size, annualIncomeCents, state, isInsured: insured, programs: [] };
  const screening = screenHousehold(hospital, household, easternDay(context.clock.now()));
  return Response.json(screeningReply(context.language, screening, hospital.policy), {
    headers: { "Cache-Control": caching.neverAndPrivate },
  });
}

/** Null: the hospital isn't known. */
async function screenedHospitalOf(
  db: Database,
  { hospital_id: id, state }: AssistanceRequest,
): Promise<HospitalOfPolicy | null> {
  if (id !== null) return findScreenedHospital(db, id);
  return {
    state: state ?? "",
    isNonprofit: null,
    isCriticalAccess: null,
    isMetropolitan: null,
    policy: null,
  };
}
