import type { RequestHandler } from "express";

/** One address for each page: 301 from '/data/' to '/data'. */
export const withoutTrailingSlash: RequestHandler = (request, response, next) => {
  const isRead = request.method === "GET" || request.method === "HEAD";
  if (!isRead || request.path === "/" || !request.path.endsWith("/")) return next();
  // More than one slash in front would lead to another site.
  const path = `/${request.path.replace(/^[/\\]+|[/\\]+$/g, "")}`;
  const query = /\?.*/s.exec(request.originalUrl)?.[0] ?? "";
  response.redirect(301, path + query);
};
