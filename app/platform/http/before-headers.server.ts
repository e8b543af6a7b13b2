import type { ServerResponse } from "node:http";

/** Calls `change` once, when the headers are about to be sent: the last moment at which one can be set, and the first
 *  at which all that the route set are there. */
export function beforeHeaders(response: ServerResponse, change: () => void): void {
  const writeHead = response.writeHead;
  response.writeHead = ((...args: Parameters<typeof writeHead>) => {
    response.writeHead = writeHead;
    change();
    return response.writeHead(...args);
  }) as typeof writeHead;
}
