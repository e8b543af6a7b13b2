/** The one shape in which a call answers that it could not do what was asked; `message` is for a person. */
export function jsonError(statusCode: number, message: string, headers: HeadersInit = {}): Response {
  return Response.json(
    { status: "error", status_code: statusCode, error: message, message },
    { status: statusCode, headers },
  );
}
