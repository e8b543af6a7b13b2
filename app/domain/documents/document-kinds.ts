/** What a paper about medical costs is. */
export const documentKinds = ["bill", "explanation", "estimate", "denial", "other"] as const;

/** other: none of them, such as an identity card or an appointment letter. */
export type DocumentKind = (typeof documentKinds)[number];
