import { setTimeout as pause } from "node:timers/promises";

// A separate process: asks /healthz every 10 ms, and reports the longest wait on request.

const EVERY_MS = 10;
const [origin = ""] = process.argv.slice(2);
let worstMs = 0;
let askedAt: number | null = null;

process.on("message", () => {
  const waitingMs = askedAt === null ? 0 : performance.now() - askedAt;
  process.send?.(Math.max(worstMs, waitingMs));
  worstMs = 0;
});
process.on("disconnect", () => process.exit());

for (;;) {
  askedAt = performance.now();
  await fetch(`${origin}/healthz`).then((reply) => reply.arrayBuffer());
  worstMs = Math.max(worstMs, performance.now() - askedAt);
  askedAt = null;
  await pause(EVERY_MS);
}
