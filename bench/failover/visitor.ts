import { setTimeout as pause } from "node:timers/promises";
import { balancer } from "./site-processes.ts";

/** What a visitor got who asks for a page ten times a second, through the whole drill. */
export interface Visitor {
  kind: string;
  /** Pages that came. */
  came: number;
  /** What came in place of a page, and how often: a status, or how the connection failed. */
  failed: Map<string, number>;
  /** Each that took long: when, what, what came, how long. */
  slow: string[];
  /** The longest time from one page that came to the next. */
  longestAwayMs: number;
  stop(): Promise<void>;
}

const ASK_EVERY_MS = 100;
const SLOW_MS = 1_000;
/** Who waits longer for a page has gone away. */
const PATIENCE_MS = 10_000;

/** `nextPath` returns what to request. */
export function openVisitor(kind: string, nextPath: () => string): Visitor {
  let isOver = false;
  let lastCameAt = performance.now();
  const visitor: Visitor = {
    kind,
    came: 0,
    failed: new Map(),
    slow: [],
    longestAwayMs: 0,
    async stop() {
      isOver = true;
      await asking;
    },
  };

  async function ask() {
    while (!isOver) {
      const path = nextPath();
      const askedAt = performance.now();
      const outcome = await outcomeOf(path);
      const tookMs = performance.now() - askedAt;
      if (tookMs > SLOW_MS)
        visitor.slow.push(`${clock()} ${path} ${outcome} ${(tookMs / 1000).toFixed(1)} s`);
      if (outcome === "200") {
        const now = performance.now();
        visitor.longestAwayMs = Math.max(visitor.longestAwayMs, now - lastCameAt - ASK_EVERY_MS);
        lastCameAt = now;
        visitor.came += 1;
      } else visitor.failed.set(outcome, (visitor.failed.get(outcome) ?? 0) + 1);
      await pause(ASK_EVERY_MS);
    }
  }
  const asking = ask();
  return visitor;
}

function clock(): string {
  return new Date().toISOString().slice(11, 19);
}

async function outcomeOf(path: string): Promise<string> {
  try {
    const reply = await fetch(`${balancer}${path}`, { signal: AbortSignal.timeout(PATIENCE_MS) });
    await reply.arrayBuffer();
    return String(reply.status);
  } catch (error) {
    return (error as Error).name;
  }
}
