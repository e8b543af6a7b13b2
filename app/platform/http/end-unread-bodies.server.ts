import type { RequestHandler } from "express";

/** A request answered before its body was read (cut off for its size, say) is drained unbuffered for a while, so that
 *  the client gets to read the answer, and its connection closed after `lingerMs`. */
export function endUnreadBodies(lingerMs: number): RequestHandler {
  return (request, response, next) => {
    response.once("finish", () => {
      if (request.complete) return;
      request.removeAllListeners("data").resume(); // whoever read it stopped, and keeps it waiting
      const closeIfStillSending = () => {
        if (!request.complete) request.socket.destroy();
      };
      setTimeout(closeIfStillSending, lingerMs).unref();
    });
    next();
  };
}
