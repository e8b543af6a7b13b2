/** The one page on which appeals are followed. */
export const appealsPath = "/account/audit/detailed";

/** Of the appeal that a request is about; '' where it names none. */
export function appealIdOf(request: Request): string {
  return new URL(request.url).searchParams.get("appeal") ?? "";
}
