import type { RequestHandler } from "express";

/** A request answered before its body was read (cut off for its size, say) is drained unbuffered for as long as the
 *  client sends, so that it gets to read the answer however slow its line; its connection is closed once nothing came
 *  for `silenceMs`. The server's own limit on the time of a request ends what never stops. */
export function endUnreadBodies(silenceMs: number): RequestHandler {
  return (request, response, next) => {
    response.once("finish", () => {
      if (request.complete) return;
      const silence = setTimeout(() => request.socket.destroy(), silenceMs).unref();
      request.removeAllListeners("data"); // its reader stopped, and keeps it waiting
      request.on("data", () => silence.refresh()).once("close", () => clearTimeout(silence));
      request.resume();
    });
    next();
  };
}
