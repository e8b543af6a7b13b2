/** The languages that the site speaks; which one a page speaks is a property of its address. */
export type Language = "en";
