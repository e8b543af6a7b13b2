import type { HeadersFunction } from "@remix-run/node";
import { caching } from "./caching.ts";

/** The headers of a page that answers one person's form: what loader and action say, and no cache keeps it. */
export const neverKept: HeadersFunction = ({ actionHeaders, loaderHeaders }) => {
  const headers = new Headers([...loaderHeaders, ...actionHeaders]);
  headers.set("Cache-Control", caching.neverAndPrivate);
  return headers;
};
