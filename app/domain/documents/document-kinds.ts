/** The kind of a document about medical costs. */
export const documentKinds = ["bill", "explanation", "estimate", "denial", "other"] as const;

/** other: none of them, such as an identity card or an appointment letter. */
export type DocumentKind = (typeof documentKinds)[number];

const IS_OF_PLAN: Record<DocumentKind, boolean> = {
  bill: false,
  explanation: true,
  estimate: false,
  denial: true,
  other: false,
};

/** Whether the plan sends such a document: it is read as an explanation, never as a bill. */
export const isOfPlan = (kind: DocumentKind): boolean => IS_OF_PLAN[kind];
