import { parseArgs } from "node:util";
import { sql } from "drizzle-orm";
import { SERVICE_CODE_ROW } from "#app/domain/billing-codes/comparable-key-row.server.ts";
import type { ServiceCode } from "#app/domain/billing-codes/service-code.ts";
import { openSeededRandom } from "#app/domain/sample-data/seeded-random.ts";
import { type Database, openDatabase } from "#app/platform/db/open-database.server.ts";
import { isInteger, isText, readRows } from "#app/platform/db/read-rows.server.ts";
import { readEnv } from "#app/platform/env/env.server.ts";
import { askDoors, NO_RATE, type Question } from "./ask-doors.ts";

// npm run bench -- agreement [--site http://127.0.0.1:3000] [--sample 400] [--seed 1] [--all]
// Asks a running site, on the data of DATA_DIR or DATABASE_URL, for every plan of every hospital what some codes cost there, and prints
// where search, its file, the service page, its file and the API lead with different rates. Each plan has as many codes, drawn by the
// seed; --all takes each code with a rate at the hospital. Exits 1 where doors disagree. The site must allow as many calls:
// API_REQUESTS_PER_MINUTE=100000.

const AT_ONCE = 3;
/** With this many codes, one is mostly the plan's. */
const AMONG = 10;

const { values } = parseArgs({
  options: {
    site: { type: "string", default: "http://127.0.0.1:3000" },
    sample: { type: "string", default: "400" },
    seed: { type: "string", default: "1" },
    all: { type: "boolean", default: false },
  },
});
const database = await openDatabase({ ...readEnv(process.env), statementTimeoutMs: 0 });
try {
  const questions = await drawQuestions(database.db);
  const startedAt = performance.now();
  const told = { agreed: 0, withRate: 0, unlisted: 0, failed: 0 };
  const waiting = questions.values();
  await Promise.all(Array.from({ length: AT_ONCE }, () => askInTurn(waiting, told)));
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(0);
  console.log(
    `${told.agreed} of ${questions.length} agree, ${told.withRate} of them on a rate; ${told.unlisted} hospitals that the search does not list; ${told.failed} without an answer; ${seconds} s`,
  );
  if (told.agreed < questions.length) process.exitCode = 1;
} finally {
  await database.close();
}

async function askInTurn(
  waiting: Iterator<Question>,
  told: Record<"agreed" | "withRate" | "unlisted" | "failed", number>,
) {
  for (let next = waiting.next(); !next.done; next = waiting.next()) {
    const { codeType, code, shortId, hospitalName, payer, plan } = next.value;
    const name = `${codeType} ${code} at ${hospitalName} (${shortId}), ${payer}, ${plan || "any plan"}`;
    try {
      const { leads, isListed } = await askDoors(ask, next.value);
      const different = new Set(leads.map(({ lead }) => lead));
      if (!isListed) told.unlisted += 1;
      if (different.size > 1) {
        console.log([name, ...leads.map(({ door, lead }) => `  ${door}: ${lead}`)].join("\n"));
      } else {
        told.agreed += 1;
        if (!different.has(NO_RATE)) told.withRate += 1;
      }
    } catch (error) {
      told.failed += 1;
      console.log(`${name}\n  ${error}`);
    }
  }
}

async function ask(pathAndQuery: string): Promise<string> {
  const reply = await fetch(new URL(pathAndQuery, values.site));
  if (reply.status >= 500 || reply.status === 429) throw new Error(`${reply.status} for ${pathAndQuery}`);
  return reply.text();
}

type Plan = Omit<Question, "codeType" | "code"> & { hospitalId: number };

/** Of every plan, and every payer without a plan, as many codes: by turns one that it has a rate for, and any that the hospital has. */
async function drawQuestions(db: Database): Promise<Question[]> {
  const plans = await readRows<Plan>(
    db,
    {
      ...{ hospitalId: isInteger, hospitalName: isText, shortId: isText, location: isText, payer: isText },
      plan: isText,
    },
    sql`
    select distinct h.hospital_id as "hospitalId", h.name as "hospitalName", h.short_id as "shortId", h.zip as location, y.name as payer, asked.plan
    from hospitals h
    join payer_plans pp on pp.hospital_id = h.hospital_id and pp.import_id = h.current_import_id
    join payers y on y.payer_id = pp.payer_id
    cross join lateral (values (pp.plan_name), ('')) asked(plan)
    where h.zip is not null order by 1, payer, plan`,
  );
  const random = openSeededRandom(Number(values.seed));
  const most = values.all ? Number.POSITIVE_INFINITY : Number(values.sample);
  const codesOf = new Map<number, ServiceCode[]>();
  const drawn: Question[] = [];
  for (const plan of plans) {
    const codes = codesOf.get(plan.hospitalId) ?? (await listRatedCodes(db, plan.hospitalId));
    codesOf.set(plan.hospitalId, codes);
    const anyOf = (count: number) => Array.from({ length: count }, () => random.pick(codes));
    const count = Math.ceil(most / plans.length);
    const own = values.all ? [] : await listCodesOf(db, plan, anyOf(AMONG * count));
    const chosen = values.all
      ? codes
      : [...own.slice(0, Math.ceil(count / 2)), ...anyOf(count)].slice(0, count);
    for (const code of chosen) drawn.push({ ...plan, ...code });
  }
  return random.shuffle(drawn).slice(0, most);
}

function listRatedCodes(db: Database, hospitalId: number): Promise<ServiceCode[]> {
  return readRows(
    db,
    SERVICE_CODE_ROW,
    sql`
    select distinct code_type as "codeType", code from prices
    where hospital_id = ${hospitalId} and negotiated_count > 0 order by 1, 2`,
  );
}

/** Those of some codes that a plan has a rate for. */
function listCodesOf(db: Database, { hospitalId, payer, plan }: Plan, codes: ServiceCode[]) {
  return readRows<ServiceCode>(
    db,
    SERVICE_CODE_ROW,
    sql`
    select w.code_type as "codeType", w.code
    from unnest(${sql.param(codes.map(({ codeType }) => codeType))}::text[],
      ${sql.param(codes.map(({ code }) => code))}::text[]) with ordinality w(code_type, code, place)
    where exists (
      select from hospitals h
      join standard_charges c on c.hospital_id = h.hospital_id and c.import_id = h.current_import_id
        and c.code = w.code and c.code_type = w.code_type
      cross join lateral (
        select * from charge_rates r
        where r.hospital_id = c.hospital_id and r.import_id = c.import_id and r.charge_no = c.charge_no offset 0) r
      join payer_plans pp on pp.hospital_id = r.hospital_id and pp.import_id = r.import_id
        and lists_number(r.plans, r.rate_count, pp.plan_no)
      join payers y on y.payer_id = pp.payer_id
      where h.hospital_id = ${hospitalId} and y.name = ${payer} and ${plan} in ('', pp.plan_name))
    order by place`,
  );
}
