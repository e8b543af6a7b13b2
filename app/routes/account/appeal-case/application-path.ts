/** The page that begins an application for financial assistance; `bill` names the bill. */
export const beginApplicationPath = "/account/assistance";

/** The page of an application that is begun. */
export function applicationPath(appealId: string): string {
  return `/account/appeals/${appealId}/application`;
}
