import type { RequestHandler } from "express";

/** One address for each page: 301 from '/data/' and '/Data' to '/data', with the query. `isPage` knows the paths, in
 *  lower case, in which capitals say nothing; names in the paths of the data API keep theirs. */
export function oneAddress(isPage: (path: string) => boolean): RequestHandler {
  return (request, response, next) => {
    if (request.method !== "GET" && request.method !== "HEAD") return next();
    const path = withoutTrailingSlash(request.path);
    const small = path.toLowerCase();
    const address = isPage(small) ? small : path;
    if (address === request.path) return next();
    const query = /\?.*/s.exec(request.originalUrl)?.[0] ?? "";
    response.redirect(301, address + query);
  };
}

function withoutTrailingSlash(path: string): string {
  if (path === "/" || !path.endsWith("/")) return path;
  // More than one slash in front would lead to another site.
  return `/${path.replace(/^[/\\]+|[/\\]+$/g, "")}`;
}
