/** What an operator did at /admin, as it is written down. */
export const OPERATOR_ACTS = [
  "enter",
  "add-source",
  "check-sources",
  "pause-source",
  "resume-source",
  "accept",
  "accept-always",
  "reject",
  "stop-round",
  "match-policy",
  "match-no-policy",
  "ask-rule",
  "tell-rule",
  "merge-hospitals",
  "take-back-merge",
  "accept-idea",
  "erase-idea",
  "answer-demo-request",
  "correct",
  "keep-as-published",
  "dismiss-correction",
] as const;

export type OperatorAct = (typeof OPERATOR_ACTS)[number];
