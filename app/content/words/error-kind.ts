export type ErrorKind = "notFound" | "gone" | "stalled" | "tooLarge" | "full" | "refused" | "away" | "failed";

/** Which words of `site.errors` say what a status means. */
export function errorKind(status: number): ErrorKind {
  if (status === 404) return "notFound";
  if (status === 410) return "gone";
  if (status === 408) return "stalled";
  if (status === 413) return "tooLarge";
  if (status === 507) return "full";
  if (status === 503) return "away";
  return status < 500 ? "refused" : "failed";
}
