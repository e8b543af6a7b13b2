import { spawn } from "node:child_process";
import { createReadStream, createWriteStream, existsSync } from "node:fs";
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { parseArgs } from "node:util";
import { createGunzip } from "node:zlib";
import { sql } from "drizzle-orm";
import { answerRates } from "#app/domain/payer-files/ask/answer-rates.server.ts";
import { findPlaceRates } from "#app/domain/payer-files/ask/place-rates.server.ts";
import { RateLists } from "#app/domain/payer-files/read/rate-lists.ts";
import { rateTerms } from "#app/domain/payer-files/read/rate-terms.ts";
import type { InNetworkFile } from "#app/domain/payer-files/read/read-in-network.ts";
import { ReferenceSets } from "#app/domain/payer-files/read/reference-sets.ts";
import { keepInNetworkFile } from "#app/domain/payer-files/store/keep-in-network-file.server.ts";
import { keepPlans } from "#app/domain/payer-files/store/keep-plans.server.ts";
import { loadKnownProviders } from "#app/domain/payer-files/store/load-known-providers.server.ts";
import { openGazetteer } from "#app/domain/places/open-gazetteer.server.ts";
import { importProviders } from "#app/domain/providers/import-providers.server.ts";
import { inTransaction } from "#app/platform/db/in-transaction.server.ts";
import { openDatabase, type PooledDatabase } from "#app/platform/db/open-database.server.ts";
import { isInteger, readRow } from "#app/platform/db/read-rows.server.ts";
import {
  ASKED_CODES,
  ASKED_STATES,
  DRAWN_CODES,
  drawnCode,
  drawnNpi,
  groupCountOf,
  stateOfGroup,
  writePayerFile,
  writeProviders,
} from "./write-payer-file.ts";

// npm run bench -- payers [--megabytes 2000] [--sizes 200,5000] [--rates 100000000] Draws an in-network file and imports 60 of
// its 600 codes for 2 of its 20 states with `faircharge payers import`. In the same run, it also times `gzip -dc | wc -c`, `jq
// --stream` on a tenth, and a two-pass reader by Python's ijson with the same answers, where they are installed. Then: references
// last, other sizes' memory, bytes a rate with all codes and states, a place's page and a question's p95 among that many kept
// rates.

/** Of questions: a state's plans, a file each. */
const FILES = 25;
const QUESTIONS = 400;
const PLACES = 20;
const QUESTION_MEGABYTES = 2000;
const planIdOf = (plan: number) => String(9_000_000_000 + plan);

const { values } = parseArgs({
  options: {
    megabytes: { type: "string", default: "2000" },
    sizes: { type: "string", default: "200,5000" },
    rates: { type: "string", default: "100000000" },
  },
});
const megabytes = Number(values.megabytes);
let importCount = 0;
const scratch = await mkdtemp(path.join(tmpdir(), "fc-bench-payers-"));
await chmod(scratch, 0o755);
try {
  if (megabytes > 0) await compareReaders();
  for (const size of values.sizes.split(",").filter(Boolean).map(Number)) await measureMemory(size);
  if (megabytes > 0) await measureStorage();
  await measureQuestions(Number(values.rates));
} finally {
  await rm(scratch, { recursive: true, force: true });
}

async function compareReaders(): Promise<void> {
  const file = await draw(megabytes, "references-first");
  const gzip = await timed("sh", ["-c", `gzip -dc ${file.rates} | wc -c`]);
  const first = await importFile(file, [...askedOptions(file)]);
  const gzipAgain = await timed("sh", ["-c", `gzip -dc ${file.rates} | wc -c`]);
  const unpacking = (gzip.seconds + gzipAgain.seconds) / 2;
  report(
    `import of ${megabytes} MB, ${ASKED_CODES} codes, ${ASKED_STATES.length} of 20 states`,
    first.seconds,
    "s",
  );
  report("gzip -dc | wc -c, before and after", unpacking, "s");
  report("  import ÷ gzip (goal 1.5, limit 3)", first.seconds / unpacking, "×");
  report("  peak memory of the import (goal 400)", first.peakMegabytes, "MB");
  console.log(`  ${first.output.trim().split("\n").at(-1)}`);
  await compareWithIjson(file, first.seconds);
  await compareWithJq(first.seconds);
  await rm(file.rates);
  const last = await draw(megabytes, "references-last");
  const behind = await importFile(last, [...askedOptions(last)]);
  report("import with references behind the rates", behind.seconds, "s");
  report("  last ÷ first (goal 1.15)", behind.seconds / first.seconds, "×");
  await rm(last.rates);
}

async function compareWithIjson(file: Drawn, ours: number): Promise<void> {
  const script = path.resolve("bench/payers/two-pass-ijson.py");
  const codes = await readFile(file.codes, "utf8");
  const run = await timed("/usr/bin/python3", [
    script,
    file.rates,
    file.providers,
    ASKED_STATES.join(),
    codes.trim().split("\n").join(),
  ]).catch(() => null);
  if (run === null) console.log("  Python with ijson is not installed.");
  else report(`two-pass ijson (${run.output.trim()}), ÷ import (goal 3)`, run.seconds / ours, "×");
}

async function compareWithJq(ours: number): Promise<void> {
  const tenth = path.join(scratch, "tenth.json");
  const small = await draw(Math.max(1, Math.round(megabytes / 10)), "references-first", "tenth");
  await pipeline(createReadStream(small.rates), createGunzip(), createWriteStream(tenth));
  const run = await timed("sh", ["-c", `jq -c --stream 'select(length==2)' ${tenth} | wc -l`]).catch(
    () => null,
  );
  if (run === null) console.log("  jq is not installed.");
  else report("jq --stream on a tenth × 10, ÷ import (goal 15)", (run.seconds * 10) / ours, "×");
  await rm(tenth);
  await rm(small.rates);
}

async function measureMemory(size: number): Promise<void> {
  const file = await draw(size, "references-last");
  const { seconds, peakMegabytes } = await importFile(file, [...askedOptions(file)]);
  report(`import of ${size} MB`, seconds, "s");
  report("  peak memory", peakMegabytes, "MB");
  await rm(file.rates);
}

/** Bytes a rate with indexes, where everything of a file is kept. */
async function measureStorage(): Promise<void> {
  const file = await draw(Math.min(megabytes, 500), "references-first");
  const dataDir = await folderOf("storage");
  await importFile(file, ["--services", "all"], dataDir);
  const database = await openDatabase({ databaseUrl: null, dataDir, statementTimeoutMs: 0 });
  try {
    await reportBytes(database.db, "with all codes and states");
  } finally {
    await database.close();
  }
}

async function reportBytes(db: PooledDatabase, what: string): Promise<void> {
  const size = await readRow(
    db,
    { bytes: isInteger, rates: isInteger },
    sql`
    select (pg_total_relation_size('payer_rates') + pg_total_relation_size('payer_providers') + pg_total_relation_size('payer_rate_index')
      + pg_total_relation_size('payer_files'))::float8 as bytes,
      (select coalesce(sum(rate_count), 0) from payer_files)::float8 as rates`,
  );
  report(
    `bytes a rate in PostgreSQL, indexes in, ${what} (goal 8): ${size.rates.toLocaleString("en-US")} rates`,
    size.bytes / size.rates,
    "",
  );
}

/** A state's plans: 25 files of as many rates each, questions about any code, ZIP code and plan. */
async function measureQuestions(rateCount: number): Promise<void> {
  if (rateCount === 0) return;
  const dataDir = await folderOf("questions");
  const database = await openDatabase({ databaseUrl: null, dataDir, statementTimeoutMs: 0 });
  const { db } = database;
  try {
    const providers = path.join(scratch, "npidata_pfile_20050523-20260601.csv");
    await writeProviders(providers, QUESTION_MEGABYTES);
    const { signal } = new AbortController();
    await importProviders(db, [providers], { states: null, signal, onProgress: () => {} });
    const ratesOfList = Math.round(rateCount / FILES / DRAWN_CODES);
    for (let plan = 0; plan < FILES; plan++) await fillPlan(db, plan, ratesOfList);
    await db.execute(sql`vacuum analyze payer_rates`);
    await reportBytes(db, "of questions");
    await measurePlaces(db);
    const gazetteer = openGazetteer();
    const ask = async (index: number) => {
      const startedAt = performance.now();
      const answer = await answerRates(db, gazetteer, {
        kind: "price",
        idType: "hios",
        planId: planIdOf(index % FILES),
        codeType: "CPT",
        code: drawnCode((index * 131) % DRAWN_CODES),
        modifier: null,
        billingClass: index % 2 === 0 ? "professional" : "institutional",
        zip: index % 3 === 0 ? "46204" : "60612",
        radiusMiles: 25,
      });
      if (answer.outcome !== "rates" || !["answered", "unsure_only"].includes(answer.status))
        throw new Error(
          `A question had no answer: ${JSON.stringify({ ...answer, plan: null }).slice(0, 300)}`,
        );
      return performance.now() - startedAt;
    };
    const first: number[] = [];
    for (let index = 0; index < FILES; index++) first.push(await ask(index));
    const times: number[] = [];
    for (let index = 0; index < QUESTIONS; index++) times.push(await ask(index));
    times.sort((a, b) => a - b);
    report("a file's first question, worst", Math.max(...first), "ms");
    report("question, p50", times[Math.floor(times.length / 2)] ?? 0, "ms");
    report("question, p95 (goal 15)", times[Math.floor(times.length * 0.95)] ?? 0, "ms");
  } finally {
    await database.close();
  }
}

/** What a place's page reads, for providers whom all plans have in every list, each for the first time. */
async function measurePlaces(db: PooledDatabase): Promise<void> {
  const times: number[] = [];
  for (let place = 0; place < PLACES; place++) {
    const group = place * 40; // of the first state that is asked for
    const startedAt = performance.now();
    const found = await findPlaceRates(db, drawnNpi(group * 4), { codeType: "CPT", code: drawnCode(place) });
    times.push(performance.now() - startedAt);
    if (found?.rates[0] === undefined) throw new Error("A place had no rates.");
  }
  const [first = 0] = times;
  report("a place's page, the first one (goal 150)", first, "ms");
  report("  the slowest of the others", Math.max(...times.slice(1)), "ms");
}

async function fillPlan(db: PooledDatabase, plan: number, ratesOfList: number): Promise<void> {
  const references = new ReferenceSets(null);
  const groupCount = groupCountOf(QUESTION_MEGABYTES);
  const ofStates = Array.from({ length: groupCount }, (_, group) => group).filter(
    (group) => stateOfGroup(group) < ASKED_STATES.length,
  );
  for (const group of ofStates) {
    const npis = Array.from({ length: 4 }, (_, index) => drawnNpi(group * 4 + index));
    const number = `00${String(1_000_000 + group)}`;
    references.define(String(group), [
      { taxIdentity: { kind: "ein", number, name: `Drawn Practice ${group}` }, npis },
    ]);
  }
  const setIds = ofStates.map((group, index) => {
    const other = ofStates[(index * 31 + plan) % ofStates.length] as number;
    const text = Buffer.from(`[${group},${other}]`);
    return references.setOfIds(text, 0, text.length);
  });
  const spilled: Buffer[] = [];
  const rates = new RateLists(() => ({
    write: (bytes) => spilled.push(Buffer.from(bytes)) - 1,
    read: (index) => spilled[index] as Buffer,
  }));
  const terms = ["professional", "institutional"].map((billing_class) =>
    rateTerms({
      billing_class,
      negotiated_type: "negotiated",
      expiration_date: "9999-12-31",
      setting: "both",
    }),
  );
  await keepPlans(
    db,
    [
      {
        plans: [
          {
            idType: "hios",
            planId: planIdOf(plan),
            name: `Plan ${plan}`,
            issuerName: null,
            sponsorName: null,
            marketType: null,
          },
        ],
        files: [{ kind: "in-network", location: `https://payer.example/${plan}.json`, description: null }],
      },
    ],
    {
      address: `payer.example/index-${String.fromCharCode(97 + plan)}`,
      entityName: "Drawn Payer",
      isSample: false,
      isWhole: true,
    },
  );
  const codes = Array.from({ length: DRAWN_CODES }, (_, code) => {
    const list = rates.open();
    for (let rate = 0; rate < ratesOfList; rate++) {
      const cents = 5_000 + ((code * 7_919 + rate * 104_729 + plan * 31) % 400_000);
      rates.add(
        list,
        rate % 2,
        cents * 1_000_000,
        setIds[(Math.floor(rate / 2) * 37 + code) % setIds.length] as number,
      );
    }
    return { codeType: "CPT", code: drawnCode(code), arrangement: "ffs", list };
  });
  const file: InNetworkFile = {
    header: {
      entityName: "Drawn Payer",
      entityType: null,
      updatedOn: "2026-06-01",
      version: "2.1.0",
      plan: null,
    },
    codes,
    terms,
    rates,
    providers: references,
    counts: { prices: ratesOfList * DRAWN_CODES, otherServices: 0, otherStates: 0, unreadable: 0 },
    networkNames: [],
    serviceCount: DRAWN_CODES,
  };
  const known = await loadKnownProviders(db, references, []);
  const asRead = {
    address: `payer.example/${plan}.json`,
    sha256: String(plan),
    choice: "bench",
    isSample: false,
  };
  await inTransaction(db, (client) => keepInNetworkFile(client, file, known, asRead), { isDurable: false });
}

interface Drawn {
  rates: string;
  providers: string;
  codes: string;
}

function* askedOptions({ codes }: Drawn) {
  yield* ["--states", ASKED_STATES.join(), "--services", codes];
}

async function draw(
  size: number,
  order: "references-first" | "references-last",
  name: string = order,
): Promise<Drawn> {
  const rates = path.join(scratch, `2026-06_${name}-${size}_in-network-rates.json.gz`);
  const providers = path.join(scratch, `npidata_pfile_20050523-${size}.csv`);
  const codes = path.join(scratch, "codes.txt");
  if (!existsSync(rates)) await writePayerFile(rates, { megabytes: size, order });
  await writeProviders(providers, size);
  await writeFile(codes, Array.from({ length: ASKED_CODES }, (_, code) => drawnCode(code)).join("\n"));
  return { rates, providers, codes };
}

async function folderOf(name: string): Promise<string> {
  const folder = path.join(scratch, name);
  await mkdir(folder, { recursive: true });
  await chmod(folder, 0o755);
  return folder;
}

/** Imports into a separate database that has the providers; the time is the import's alone. */
async function importFile(file: Drawn, options: string[], dataDir?: string) {
  const folder = dataDir ?? (await folderOf(`import-${importCount++}`));
  const env = { ...process.env, DATA_DIR: folder, SAMPLE_DATA: "off" };
  const command = ["app/cli/faircharge.js"];
  await timed("node", [...command, "providers", "import", file.providers], env);
  return timed("node", [...command, "payers", "import", file.rates, ...options], env);
}

interface Timed {
  seconds: number;
  peakMegabytes: number;
  output: string;
}

/** Runs a program, its time and the most memory that it held. Throws where it fails. */
function timed(program: string, args: string[], env: NodeJS.ProcessEnv = process.env): Promise<Timed> {
  return new Promise((resolve, reject) => {
    const startedAt = performance.now();
    const child = spawn(program, args, { env, stdio: ["ignore", "pipe", "pipe"] });
    let output = "";
    let complaints = "";
    let peakKilobytes = 0;
    child.stdout.on("data", (chunk) => {
      output += chunk;
    });
    child.stderr.on("data", (chunk) => {
      complaints += chunk;
    });
    const watch = setInterval(async () => {
      const status = await readFile(`/proc/${child.pid}/status`, "utf8").catch(() => "");
      peakKilobytes = Math.max(peakKilobytes, Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0));
    }, 100);
    child.on("error", reject);
    child.on("close", (code) => {
      clearInterval(watch);
      const seconds = (performance.now() - startedAt) / 1000;
      if (code === 0) resolve({ seconds, peakMegabytes: peakKilobytes / 1000, output });
      else reject(new Error(`${program} ended with ${code}: ${complaints.slice(-500)}`));
    });
  });
}

function report(what: string, figure: number, unit: string): void {
  console.log(`${what}: ${figure.toFixed(figure < 100 ? 2 : 0)}${unit === "" ? "" : ` ${unit}`}`);
}
