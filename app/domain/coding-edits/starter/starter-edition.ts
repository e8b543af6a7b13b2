/** What the edits of the set that comes with the site are cited by: they are the commonest alone, so that a code without
 *  one may have one in CMS's tables. */
export const STARTER_EDITION = "starter set of 2026-11";
