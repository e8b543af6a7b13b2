import type { HowRead } from "../debt-right.ts";

const READ_ON = "2026-11-29";

/** The words of the statute, the rule or the agency's own page. */
export const TEXT = { read: "text", sureness: "A", readOn: READ_ON } as const satisfies HowRead;

/** The words of an edition that was amended since. */
export const OLDER_TEXT = { read: "text", sureness: "B", readOn: READ_ON } as const satisfies HowRead;

/** A text about the law. */
export const SECONDARY = { read: "secondary", sureness: "B", readOn: READ_ON } as const satisfies HowRead;
