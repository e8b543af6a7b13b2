import type { RequestHandler } from "express";
import { withPrefix } from "../replies/keep-prefix.server.ts";
import type { AskedOf } from "./address-prefix.server.ts";

/** One address for each page: 301 from '/data/' and '/Data' to '/data', and from '?state=&page=2' to '?page=2', since a
 *  form without script sends what was left empty too. `isPage` knows the paths, in lower case, in which capitals say
 *  nothing; names in the paths of the data API keep theirs, as do its queries. Takes paths in their one spelling (canonicalPath): one that
 *  began with two slashes would lead to another site. */
export function oneAddress(isPage: (path: string) => boolean, askedOf: AskedOf): RequestHandler {
  return (request, response, next) => {
    if (request.method !== "GET" && request.method !== "HEAD") return next();
    const path = withoutTrailingSlash(request.path);
    const small = path.toLowerCase();
    const address = isPage(small) ? small : path;
    const query = /\?.*/s.exec(request.originalUrl)?.[0] ?? "";
    const said = isPage(small) ? withoutEmpty(query) : query;
    if (address === request.path && said === query) return next();
    response.redirect(301, withPrefix(address + said, askedOf(request).prefix));
  };
}

/** A query without the parameters that have no name or no value; as it was where none is such. */
function withoutEmpty(query: string): string {
  const parameters = query.slice(1).split("&");
  const said = parameters.filter((parameter) => !/^(=.*|[^=]*=)$/s.test(parameter));
  if (said.length === parameters.length) return query;
  return said.length === 0 ? "" : `?${said.join("&")}`;
}

function withoutTrailingSlash(path: string): string {
  return path === "/" ? path : path.replace(/\/$/, "");
}
