/** Cites the built-in starter set. It has only the most common edits, so CMS's tables may have an edit for a code
 *  that the set lacks. */
export const STARTER_EDITION = "starter set of 2026-11";
