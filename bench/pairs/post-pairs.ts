import { readFile } from "node:fs/promises";
import path from "node:path";
import { serveForBench } from "../bills/serve-for-bench.ts";
import type { PairTruth } from "./pair-truth.ts";
import type { JudgedPair } from "./relations.ts";

interface Reply {
  documents: { kind: string }[];
  findings: { rule: string; strength: string }[];
  disputable_cents: number;
  matches: unknown[];
}

/** Posts the two files of each pair to a separate site, one pair after another. */
export async function postPairs(folder: string, pairs: readonly PairTruth[]): Promise<JudgedPair[]> {
  const server = await serveForBench();
  const judged: JudgedPair[] = [];
  try {
    for (const { pair, bill, eob } of pairs) {
      const form = new FormData();
      for (const { file } of [bill, eob]) {
        form.append("files", new Blob([new Uint8Array(await readFile(path.join(folder, file)))]), file);
      }
      const response = await fetch(`${server.origin}/audit/documents.json`, { method: "POST", body: form });
      if (!response.ok) throw new Error(`${pair}: ${response.status} ${await response.text()}`);
      const reply: Reply = await response.json();
      judged.push({
        errors: reply.findings.flatMap(({ rule, strength }) => (strength === "error" ? [rule] : [])),
        disputableCents: reply.disputable_cents,
        isMatched: reply.matches.length > 0,
      });
    }
  } finally {
    await server.close();
  }
  return judged;
}
