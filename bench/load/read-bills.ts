import { setTimeout as pause } from "node:timers/promises";
import { billFixture, uploadForm } from "../../tests/support/upload.ts";
import { networkOf } from "./traffic.ts";

const AT_ONCE = 2;

/** Has two scanned bills read all the time until it is stopped; then returns how many were, and any other answers. */
export async function openBillReading(origin: string) {
  const name = "scanned-statement-two-pages.pdf";
  const bytes = await billFixture(name);
  const replies = new Map<string, number>();
  let isOver = false;
  let sent = 0;

  async function readOn() {
    while (!isOver) {
      const reply = await fetch(`${origin}/ocr/cloud_ocr`, {
        method: "POST",
        body: uploadForm({ bytes, name }),
        headers: { "X-Forwarded-For": networkOf(1_000_000 + sent++) },
      }).catch((error: Error) => error);
      const outcome = reply instanceof Error ? "no reply" : String(reply.status);
      if (reply instanceof Response) await reply.arrayBuffer();
      replies.set(outcome, (replies.get(outcome) ?? 0) + 1);
      if (outcome !== "200") await pause(500);
    }
  }
  const reading = Promise.all(Array.from({ length: AT_ONCE }, readOn));
  return {
    async stop() {
      isOver = true;
      await reading;
      return replies;
    },
  };
}
