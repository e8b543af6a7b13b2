import type { Request as ExpressRequest } from "express";
import { jsonError } from "../replies/json-error.server.ts";
import type { Respond } from "./answer-by.server.ts";

/** Remix's mark of a refusal of its own, whose words are for developers. */
const OF_REMIX = "X-Remix-Error";

interface BareRefusalOptions {
  isCall(path: string): boolean;
  messageOf(request: ExpressRequest, status: number): string;
}

/** Adds a message to refusals without one: files, calls and forms have no page that would say it. */
export function sayBareRefusals(respond: Respond, { isCall, messageOf }: BareRefusalOptions): Respond {
  return async (request, response) => {
    const reply = await respond(request, response);
    const { status, headers } = reply;
    const isBare = reply.body === null || headers.has(OF_REMIX);
    if (status < 400 || !isBare || request.method === "HEAD") return reply;
    const message = messageOf(request, status);
    const said = isCall(request.path)
      ? jsonError(status, message)
      : new Response(`${message}\n`, { status, headers: { "Content-Type": "text/plain; charset=utf-8" } });
    for (const [name, value] of headers) {
      if (!/^(?:content-|x-remix-)/i.test(name)) said.headers.append(name, value);
    }
    return said;
  };
}
