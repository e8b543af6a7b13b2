import type { ReceivedJson } from "#app/platform/http/bodies/receive-json.server.ts";
import { jsonError } from "#app/platform/http/replies/json-error.server.ts";

/** What a call says of a body that is larger than it takes. */
interface BodyLimits {
  tooLarge: string;
  tooManyItems: string;
  tooDeep: string;
}

/** Returns the reply to a JSON body that could not be received. */
export function refuseBody(
  outcome: Exclude<ReceivedJson["outcome"], "received">,
  limits: BodyLimits,
): Response {
  switch (outcome) {
    case "too-large":
      return jsonError(413, limits.tooLarge);
    case "too-many-items":
      return jsonError(413, limits.tooManyItems);
    case "too-deep":
      return jsonError(400, limits.tooDeep);
    case "stalled":
      return jsonError(408, "The body stopped coming, or came too slowly. Send it again.");
    case "cut-off":
      return jsonError(400, "The body ended in the middle.");
    case "malformed":
      return jsonError(400, "The body must be JSON.");
  }
}
