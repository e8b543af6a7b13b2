import type { HeadersFunction } from "@remix-run/node";

/** The headers of a page whose form may come back: when to try again. */
export const actionHeaders: HeadersFunction = ({ actionHeaders: sent }) => sent;
