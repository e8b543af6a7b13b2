import type { HeadersFunction } from "@remix-run/node";

/** Those of a form that came back: when to try again. How pages are kept is said for all private paths at once. */
export const signInHeaders: HeadersFunction = ({ actionHeaders }) => actionHeaders;
