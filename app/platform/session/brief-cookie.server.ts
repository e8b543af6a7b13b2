import { createCookie } from "@remix-run/node";
import { z } from "zod/v4";
import type { Clock } from "#app/platform/clock.ts";
import { openSealedText, sealText } from "./sealed-text.server.ts";

/** A cookie that remembers a step of something for some minutes, readable by this server alone. */
export interface BriefCookie<Value> {
  /** Null: none was sent, it is not ours, or it is over. */
  read(request: Request, services: CookieServices): Promise<Value | null>;
  /** The Set-Cookie that keeps it. */
  keep(request: Request, services: CookieServices, value: Value): Promise<string>;
  /** The Set-Cookie that forgets it. */
  forget(request: Request): Promise<string>;
}

export interface CookieServices {
  sessionSecret: string;
  clock: Clock;
}

interface BriefCookieOptions<Value> {
  name: string;
  /** The paths that it is sent with. */
  path: string;
  lastsSeconds: number;
  shape: z.ZodType<Value>;
}

export function openBriefCookie<Value>(options: BriefCookieOptions<Value>): BriefCookie<Value> {
  const { name, path, lastsSeconds, shape } = options;
  const kept = z.object({ endsAtMs: z.number(), value: shape });
  const purpose = `cookie ${name}`;
  const cookieOf = (request: Request) =>
    createCookie(name, {
      path,
      httpOnly: true,
      sameSite: "lax",
      secure: new URL(request.url).protocol === "https:",
      maxAge: lastsSeconds,
    });
  return {
    async read(request, { sessionSecret, clock }) {
      const sent: unknown = await cookieOf(request).parse(request.headers.get("Cookie"));
      const text = typeof sent === "string" ? openSealedText(sessionSecret, purpose, sent) : null;
      const { data } = kept.safeParse(text === null ? null : JSON.parse(text));
      return data && data.endsAtMs > clock.now().getTime() ? data.value : null;
    },
    keep(request, { sessionSecret, clock }, value) {
      const endsAtMs = clock.now().getTime() + lastsSeconds * 1000;
      const text = JSON.stringify({ endsAtMs, value } satisfies z.output<typeof kept>);
      return cookieOf(request).serialize(sealText(sessionSecret, purpose, text));
    },
    forget: (request) => cookieOf(request).serialize("", { maxAge: 0 }),
  };
}
