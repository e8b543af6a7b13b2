import type { ActionFunctionArgs } from "@remix-run/node";
import { answerRates } from "#app/domain/payer-files/ask/answer-rates.server.ts";
import { type ReceivedJson, receiveJson } from "#app/platform/http/bodies/receive-json.server.ts";
import { caching } from "#app/platform/http/replies/caching.ts";
import { jsonError } from "#app/platform/http/replies/json-error.server.ts";
import { payerRatesReply } from "./payer-rates-reply.server.ts";
import { readPayerRatesRequest } from "./payer-rates-request.server.ts";

/** A dozen short fields, maybe inside of `question`. */
const LIMITS = { maxBytes: 10_000, maxDepth: 3, maxItems: 100 };

export function loader(): Response {
  return jsonError(405, "Send a question by POST as application/json. /api describes it.", {
    headers: { Allow: "POST" },
  });
}

/** POST /payer_rates.json: what a plan agreed to pay, from its published files. Nothing of the question is stored. */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  if (request.method !== "POST") return loader();
  const body = await receiveJson(request, LIMITS);
  if (body.outcome !== "received") return refuseBody(body.outcome);
  const read = readPayerRatesRequest(body.value);
  if (read.outcome === "refused") return jsonError(400, read.whatToMend);
  const answer = await answerRates(context.readDb, context.gazetteer, read.question);
  return Response.json(payerRatesReply(answer), { headers: { "Cache-Control": caching.neverAndPrivate } });
}

function refuseBody(outcome: Exclude<ReceivedJson["outcome"], "received">): Response {
  switch (outcome) {
    case "too-large":
    case "too-many-items":
      return jsonError(413, "The body may have up to 10 kB: a question of a dozen fields.");
    case "too-deep":
      return jsonError(
        400,
        "The body has lists or objects inside one another. It takes a question of short fields.",
      );
    case "stalled":
      return jsonError(408, "The body stopped coming, or came too slowly. Send it again.");
    case "cut-off":
      return jsonError(400, "The body ended in the middle.");
    case "malformed":
      return jsonError(400, "The body must be JSON.");
  }
}
