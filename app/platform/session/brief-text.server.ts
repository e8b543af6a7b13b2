import { z } from "zod/v4";
import type { Clock } from "#app/platform/clock.ts";
import { openSealedText, sealText } from "./sealed-text.server.ts";

export interface BriefServices {
  sessionSecret: string;
  clock: Clock;
}

/** What a page or a cookie carries for a time, readable by this server alone. */
export interface BriefText<Value> {
  seal(services: BriefServices, value: Value): string;
  /** Null: it is none of ours, was made for something else, or is over. */
  open(services: BriefServices, text: string): Value | null;
}

export function openBriefText<Value>(options: {
  purpose: string;
  lastsMs: number;
  shape: z.ZodType<Value>;
}): BriefText<Value> {
  const { purpose, lastsMs, shape } = options;
  const kept = z.object({ endsAtMs: z.number(), value: shape });
  return {
    seal({ sessionSecret, clock }, value) {
      const endsAtMs = clock.now().getTime() + lastsMs;
      return sealText(sessionSecret, purpose, JSON.stringify({ endsAtMs, value }));
    },
    open({ sessionSecret, clock }, text) {
      const opened = openSealedText(sessionSecret, purpose, text);
      const { data } = kept.safeParse(opened === null ? null : JSON.parse(opened));
      return data && data.endsAtMs > clock.now().getTime() ? data.value : null;
    },
  };
}
