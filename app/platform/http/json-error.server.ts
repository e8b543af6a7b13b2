/** The one shape in which a call answers that it could not do what was asked: `message` is for a person, `reason` a code
 *  that programs may branch on. */
export function jsonError(
  statusCode: number,
  message: string,
  { reason, headers = {} }: { reason: string; headers?: HeadersInit },
): Response {
  return Response.json(
    { status: "error", status_code: statusCode, reason, error: message, message },
    { status: statusCode, headers },
  );
}
