import type { RequestHandler } from "express";
import { logFailure } from "#app/platform/log/log-failure.ts";

/** A static file that was there when the server started may be gone when it is sent, as while a new version is built in its
 *  place: then this reply ends early, but not the server. */
export function ignoreMissingStaticFiles(): RequestHandler {
  return (_request, response, next) => {
    response.on("pipe", (source) => {
      source.on("error", (error) => {
        logFailure("A file could not be sent", error);
        response.destroy();
      });
    });
    next();
  };
}
