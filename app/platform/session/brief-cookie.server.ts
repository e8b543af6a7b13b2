import { createCookie } from "@remix-run/node";
import type { z } from "zod/v4";
import { type BriefServices, openBriefText } from "./brief-text.server.ts";

/** A cookie that remembers something for this server alone, as long as it says itself. */
export interface BriefCookie<Value> {
  /** Null: none was sent, it is not ours, or it is over. */
  read(request: Request, services: BriefServices): Promise<Value | null>;
  /** The Set-Cookie that keeps it. */
  keep(request: Request, services: BriefServices, value: Value): Promise<string>;
  /** The Set-Cookie that forgets it. */
  forget(request: Request): Promise<string>;
}

export function openBriefCookie<Value>(options: {
  name: string;
  /** The paths that it is sent with. */
  path: string;
  lastsSeconds: number;
  shape: z.ZodType<Value>;
}): BriefCookie<Value> {
  const { name, path, lastsSeconds, shape } = options;
  const text = openBriefText({ purpose: `cookie ${name}`, lastsMs: lastsSeconds * 1000, shape });
  const cookieOf = (request: Request) =>
    createCookie(name, {
      path,
      httpOnly: true,
      sameSite: "lax",
      secure: new URL(request.url).protocol === "https:",
      maxAge: lastsSeconds,
    });
  return {
    async read(request, services) {
      const sent: unknown = await cookieOf(request).parse(request.headers.get("Cookie"));
      return typeof sent === "string" ? text.open(services, sent) : null;
    },
    keep: (request, services, value) => cookieOf(request).serialize(text.seal(services, value)),
    forget: (request) => cookieOf(request).serialize("", { maxAge: 0 }),
  };
}
