/** Of the audit that a request is about; '' where it names none. */
export function auditIdOf(request: Request): string {
  return new URL(request.url).searchParams.get("audit") ?? "";
}
