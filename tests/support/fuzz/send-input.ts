import { sendRaw } from "../send-raw.ts";
import type { FuzzInput } from "./fuzz-request.ts";
import type { FuzzReply } from "./judge-reply.ts";

const GIVE_UP_MS = 60_000;

/** Sends an input as a visitor of this address, where the site believes a proxy on this machine. */
export async function sendInput(origin: string, input: FuzzInput, address: string): Promise<FuzzReply> {
  const { method, target, body, isRaw } = input;
  const headers = { ...input.headers, "X-Forwarded-For": address };
  const startedAt = performance.now();
  if (isRaw) {
    const reply = await sendRaw(origin, target, { method, headers });
    return { ...reply, ms: performance.now() - startedAt };
  }
  const reply = await fetch(new URL(target, origin), {
    method,
    headers,
    body: body === null ? null : new Uint8Array(body),
    redirect: "manual",
    signal: AbortSignal.timeout(GIVE_UP_MS),
  });
  const text = await reply.text();
  return { status: reply.status, headers: reply.headers, body: text, ms: performance.now() - startedAt };
}
