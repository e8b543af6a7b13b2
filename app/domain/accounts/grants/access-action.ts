/** What an authorised person can do that is written down for the owner. */
export const ACCESS_ACTIONS = [
  "looked-at-account",
  "listed-bills",
  "looked-at-bill",
  "opened-file",
  "added-bill",
  "changed-bill",
  "ran-audit",
  "looked-at-audits",
  "disputed-finding",
  "looked-at-appeals",
  "changed-appeal",
] as const;

export type AccessAction = (typeof ACCESS_ACTIONS)[number];
