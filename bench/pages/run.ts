import { once } from "node:events";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { get, type IncomingMessage } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { serveForBench } from "../bills/serve-for-bench.ts";
import { unpackNational } from "../import/unpack-national.ts";
import { printDataPages } from "./data-pages.ts";
import { type Asked, requestsPerSecond } from "./requests-per-second.ts";
import { type Sent, serveBare } from "./serve-bare.ts";

// npm run bench -- pages [paths] [--folder <folder with real/ and national.tar.gz>] [--skip-data]
// Prints pages per second from the page cache, compared with rendering each time (requested with a cookie) and with a
// bare Node server that sends the same bytes. Rounds alternate; the best of each counts, since other programs
// disturbed it least. Then prints the server's time for pages of prices and of the explored data, on 300 and on 3,300
// hospitals with the real files.

const ROUNDS = 5;
const ROUND_MS = 1500;
const TARGETS = { rendered: 10, bare: 0.4 };

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    folder: { type: "string", default: "../shared/testdata/mrf" },
    "skip-data": { type: "boolean", default: false },
  },
});
const paths =
  positionals.length > 0
    ? positionals
    : ["/", "/hospitals?state=TX&category=imaging", "/hospital_search?search=knee%20mri", "/data"];
const site = await serveForBench();
try {
  for (const path of paths) await printPage(path);
} finally {
  await site.close();
}
if (!values["skip-data"]) {
  const scratch = await mkdtemp(path.join(tmpdir(), "fc-bench-pages-"));
  await chmod(scratch, 0o755);
  try {
    const folder = path.resolve(values.folder);
    const national = await unpackNational(path.join(folder, "national.tar.gz"), scratch);
    await printDataPages({ national, real: path.join(folder, "real") }, scratch);
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

async function printPage(path: string): Promise<void> {
  const kept = { url: new URL(path, site.origin), headers: { "Accept-Encoding": "br" } };
  const reply = await askUntilKept(kept);
  if (reply === null) {
    console.log(`${path}: no page that is kept`);
    return;
  }
  const bare = await serveBare(reply);
  const asked = {
    kept,
    rendered: { url: kept.url, headers: { ...kept.headers, Cookie: "visitor=1" } },
    bare: { url: new URL(path, bare.origin), headers: kept.headers },
  };
  const best = { kept: 0, rendered: 0, bare: 0 };
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const name of ["rendered", "kept", "bare"] as const) {
      best[name] = Math.max(best[name], await requestsPerSecond(asked[name], ROUND_MS));
    }
  }
  await bare.close();
  console.log(`${path} (${reply.body.length.toLocaleString("en-US")} bytes of Brotli), requests a second:`);
  console.log(
    `  from the cache ${format(best.kept)}, rendered ${format(best.rendered)}, bare Node ${format(best.bare)}`,
  );
  console.log(`  cache to rendered ${(best.kept / best.rendered).toFixed(1)} (target ${TARGETS.rendered})`);
  console.log(`  cache to bare Node ${(best.kept / best.bare).toFixed(2)} (target ${TARGETS.bare})`);
}

/** The reply once it comes with an ETag, which kept pages alone have; null when it never does. */
async function askUntilKept(asked: Asked): Promise<Sent | null> {
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const sent = await ask(asked);
    if (sent.headers.etag) return sent;
    await pause(100);
  }
  return null;
}

/** Not fetch, which would hand over the body decompressed. */
async function ask({ url, headers }: Asked): Promise<Sent> {
  const [reply] = (await once(get(url, { headers }), "response")) as [IncomingMessage];
  const { date: _date, connection: _connection, "keep-alive": _keepAlive, ...sent } = reply.headers;
  return { headers: sent as Record<string, string>, body: Buffer.concat(await reply.toArray()) };
}

function format(value: number): string {
  return Math.round(value).toLocaleString("en-US");
}
