import { setTimeout as pause } from "node:timers/promises";
import { drive } from "../load/drive.ts";
import { openBillReading } from "../load/read-bills.ts";
import { listPages, networkOf, openTraffic } from "../load/traffic.ts";

/** Who asks while versions change, and what they were answered: by kind, how often each status. */
export interface Visitors {
  counts: Record<"mix" | "entries" | "assets" | "bills", Map<string, number>>;
  /** The addresses of the waitlist that were answered 303. */
  acknowledged: string[];
  /** Looks up which assets pages name now; those are asked for from then on, too, as by browsers with an open page. */
  seeAssets(): Promise<void>;
  stop(): Promise<void>;
}

const MIX_SECONDS = 5;
const BETWEEN_MS = 150;
const FIRST_NETWORK = 2_000_000;

export async function openVisitors(origin: string, rate: number): Promise<Visitors> {
  const pages = await listPages(origin);
  const traffic = openTraffic(pages);
  const mix = new Map<string, number>();
  const entries = new Map<string, number>();
  const assets = new Map<string, number>();
  const acknowledged: string[] = [];
  const known = new Set<string>();
  let isOver = false;

  async function seeAssets(): Promise<void> {
    for (const page of ["/", "/audit", "/hospitals", "/upload-bill"]) {
      const html = await (await fetch(origin + page)).text();
      for (const [asset] of html.matchAll(/\/assets\/[\w.-]+/g)) known.add(asset);
    }
  }

  async function sendMix(): Promise<void> {
    while (!isOver) {
      const { replies } = await drive(origin, traffic, rate, MIX_SECONDS);
      for (const [reply, count] of replies) add(mix, reply, count);
    }
  }

  async function enter(): Promise<void> {
    for (let no = 0; !isOver; no++) {
      const email = `upgrade-${process.pid}-${no}@example.org`;
      const status = await ask(`${origin}/coming-soon`, {
        method: "POST",
        body: new URLSearchParams({ intent: "waitlist", email }),
        headers: { "X-Forwarded-For": networkOf(FIRST_NETWORK + no) },
      });
      add(entries, status);
      if (status === "303") acknowledged.push(email);
      await pause(BETWEEN_MS);
    }
  }

  async function askForAssets(): Promise<void> {
    for (let no = 0; !isOver; no++) {
      const list = [...known];
      const status = await ask(origin + list[no % list.length]);
      add(assets, status === "404" ? `404 of ${list[no % list.length]}` : status);
      await pause(BETWEEN_MS / 3);
    }
  }

  await seeAssets();
  const bills = await openBillReading(origin);
  const asking = Promise.all([sendMix(), enter(), askForAssets()]);
  const counts: Visitors["counts"] = { mix, entries, assets, bills: new Map() };
  return {
    counts,
    acknowledged,
    seeAssets,
    async stop() {
      isOver = true;
      await asking;
      counts.bills = await bills.stop();
    },
  };
}

/** The status of a reply that came to its end. */
async function ask(address: string, init: RequestInit = {}): Promise<string> {
  try {
    const reply = await fetch(address, { redirect: "manual", ...init });
    await reply.arrayBuffer();
    return String(reply.status);
  } catch {
    return "no reply";
  }
}

function add(counts: Map<string, number>, reply: string, more = 1): void {
  counts.set(reply, (counts.get(reply) ?? 0) + more);
}
