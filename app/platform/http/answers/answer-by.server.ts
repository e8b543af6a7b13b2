import type { Request as ExpressRequest, Response as ExpressResponse, RequestHandler } from "express";

/** Makes the reply to a request. `response` shows when the client has left. */
export type Respond = (request: ExpressRequest, response: ExpressResponse) => Promise<Response>;

/** Express's last handler, which sends what `respond` gives; null: that is sent already, or the client has left. It sends
 *  no faster than the client reads: a file of a million rows is never in memory as a whole. */
export function answerBy(
  respond: (request: ExpressRequest, response: ExpressResponse) => Promise<Response | null>,
): RequestHandler {
  return async (request, response, next) => {
    if (response.destroyed) return; // nothing more of the request will come, and no one takes a reply
    try {
      const reply = await respond(request, response);
      if (reply) await send(reply, response);
    } catch (error) {
      next(error);
    }
  };
}

async function send(reply: Response, response: ExpressResponse): Promise<void> {
  response.status(reply.status);
  response.statusMessage = reply.statusText;
  for (const [name, value] of reply.headers) response.append(name, value);
  if (reply.body === null) {
    if (!response.destroyed) response.end();
    return;
  }
  const reader = reply.body.getReader();
  // Without a reason: a file under way would take one for an unhandled error, and end the process.
  const leave = () => void reader.cancel().catch(() => {});
  response.once("close", leave);
  const room = watchRoom(response);
  try {
    for (let part = await reader.read(); !part.done && !response.destroyed; part = await reader.read()) {
      if (!response.write(part.value)) await room();
    }
    if (!response.destroyed) response.end();
  } catch (error) {
    response.destroy(); // the reply is incomplete
    throw error;
  } finally {
    response.off("close", leave);
  }
}

/** Waits until more may be written, or the client has left. Listens once for a whole reply: a compressed response does
 *  not let go of those who listened to it. */
function watchRoom(response: ExpressResponse): () => Promise<void> {
  let wake = () => {};
  const onRoom = () => wake();
  response.on("drain", onRoom).once("close", onRoom);
  return () =>
    new Promise((resolve) => {
      wake = resolve;
    });
}
