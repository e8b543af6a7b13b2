import type { HeadersFunction } from "@remix-run/node";

/** The headers of a page whose form may come back: when to try again. How it is kept is said for all private paths at once. */
export const actionHeaders: HeadersFunction = ({ actionHeaders: sent }) => sent;
