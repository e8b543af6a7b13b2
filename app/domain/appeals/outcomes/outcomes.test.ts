import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { deleteAccount } from "#app/domain/accounts/delete-account.server.ts";
import { noDates } from "#app/domain/deadlines/find-deadlines.ts";
import { findHospital } from "#app/domain/hospitals/finding/find-hospital.server.ts";
import { openSealedFiles } from "#app/platform/files/sealed-files.server.ts";
import { type MasterKey, openMasterKey } from "#app/platform/keys/master-key.server.ts";
import { databaseForTests } from "../../../../tests/support/database-for-tests.ts";
import { keepBill } from "../../../../tests/support/kept-bills.ts";
import { type SignedIn, signIn } from "../../../../tests/support/sign-in.ts";
import { beginAppeal } from "../begin-appeal.server.ts";
import type { AppealChange } from "../change-appeal.ts";
import { changeKeptAppeal } from "../change-kept-appeal.server.ts";
import { deleteAppeal } from "../delete-appeal.server.ts";
import { keptAppeals } from "../kept-appeals.server.ts";
import { listPublishedOutcomes } from "./find-published-outcomes.server.ts";
import { refreshPublishedOutcomes } from "./refresh-published-outcomes.server.ts";

const database = databaseForTests({ hasSampleData: true });
let masterKey: MasterKey;
let person: SignedIn;
let hospital: { name: string; shortId: string };
beforeAll(async () => {
  masterKey = await openMasterKey(database.db, {
    accountKey: "of the test alone, 32 letters",
    dataDir: database.dataDir,
  });
  const { rows } = await database.db.execute<typeof hospital>(
    sql`select name, short_id as "shortId" from hospitals where is_sample order by hospital_id limit 1`,
  );
  hospital = rows[0]!;
});
beforeEach(async () => {
  await database.db.execute(sql`truncate appeal_outcomes, published_outcomes`);
  person = await signIn({ db: database.db, masterKey });
});

const services = () => ({
  db: database.db,
  clock: { now: () => new Date("2026-11-22T15:00:00Z") },
  timeZone: "America/Chicago",
  accountFiles: openSealedFiles("/nonexistent"),
});

async function change(appealId: string, change: AppealChange) {
  const found = await keptAppeals.find(database.db, person.account, appealId);
  const changed = await changeKeptAppeal(services(), person.account, {
    appealId,
    version: found!.version,
    change,
  });
  expect(changed.outcome).toBe("saved");
}

/** An offer to this hospital that ended so; its owner shares the outcome. */
async function end(result: "won" | "partly" | "lost", isShared = true): Promise<string> {
  const appealId = randomUUID();
  await beginAppeal(services(), person.account, {
    appealId,
    billId: await keepBill(database, person, { hospital }),
    kind: "negotiation",
    audit: null,
    askedCents: 10_000,
    dates: noDates,
    timing: "after-service",
    plan: "private",
    follows: null,
  });
  await change(appealId, { change: "share-outcome", isShared });
  await change(appealId, { change: "send", on: "2026-10-01", how: "mail", proof: "" });
  const gainedCents = { won: 10_000, partly: 4_000, lost: 0 }[result];
  await change(appealId, { change: "decide", on: "2026-11-01", result, gainedCents, note: "" });
  return appealId;
}

/** Rows as appeals make them, many at once. */
async function add(count: number, result: "partly" | "lost") {
  await database.db.execute(sql`
    insert into appeal_outcomes (outcome_id, hospital, subject, result, reduction_percent, days_to_answer)
    select gen_random_uuid(), ${hospital.shortId}, subject, ${result}, ${result === "lost" ? 0 : 40}, 31
    from generate_series(1, ${count}::int), unnest(array['any', 'negotiation']) as subject`);
}

const refresh = () => refreshPublishedOutcomes({ db: database.db });
const published = () => listPublishedOutcomes(database.db, { hospital: hospital.shortId });
const countRows = async () =>
  Number((await database.db.execute(sql`select count(*) from appeal_outcomes`)).rows[0]?.count);

test("an outcome counts only where its owner says so, once, and stops counting when they take it back", async () => {
  const kept = await end("lost", false);
  expect(await countRows()).toBe(0);
  await change(kept, { change: "share-outcome", isShared: true });
  const { rows } = await database.db.execute(sql`select * from appeal_outcomes order by subject`);
  expect(rows).toEqual(
    ["any", "negotiation"].map((subject) => ({
      outcome_id: expect.any(String),
      hospital: hospital.shortId,
      subject,
      result: "lost",
      reduction_percent: 0,
      days_to_answer: 31,
      is_counted: false,
    })),
  );
  await change(kept, { change: "set-dates", dates: noDates, timing: "after-service", plan: "private" });
  const { rows: same } = await database.db.execute(sql`select * from appeal_outcomes order by subject`);
  expect(same).toEqual(rows);
  await change(kept, { change: "undo-step" });
  expect(await countRows()).toBe(0);
  await change(kept, { change: "decide", on: "2026-11-01", result: "won", gainedCents: 1, note: "" });
  expect(await countRows()).toBe(2);
  await change(kept, { change: "share-outcome", isShared: false });
  expect(await countRows()).toBe(0);
});

test("outcomes go away with their appeal and with the account, and nothing of a row leads to either", async () => {
  const one = await end("partly");
  await end("won");
  const { rows } = await database.db.execute(sql`
    select o::text as row from appeal_outcomes o`);
  const { rows: ids } = await database.db.execute<{ id: string }>(sql`
    select appeal_id::text as id from account_appeals
    union all select account_id::text from accounts union all select bill_id::text from account_bills`);
  for (const { id } of ids) expect(JSON.stringify(rows)).not.toContain(id);
  expect(await deleteAppeal(services(), person.account, one)).toBe(true);
  expect(await countRows()).toBe(2);
  // A right password makes a confirmed owner; this person has none.
  const owner = person.account as Parameters<typeof deleteAccount>[1];
  await deleteAccount({ ...services(), masterKey }, owner, { withdrawsShared: false });
  expect(await countRows()).toBe(0);
});

test("nothing is published of ten, and later figures come in batches of five to nine", async () => {
  await add(10, "partly");
  await refresh();
  expect(await published()).toEqual([]);
  await add(9, "partly");
  await refresh();
  expect((await published()).map(({ subject, figures }) => [subject, figures])).toEqual([
    ["negotiation", { atLeast: 15, wonThird: 3, medianReductionPercent: null, medianDaysToAnswer: 28 }],
  ]);
  const before = await published();
  for (let count = 1; count <= 4; count++) {
    await add(1, "lost");
    await refresh();
    expect(await published()).toEqual(before);
  }
  await add(5, "lost");
  await refresh();
  expect((await published())[0]?.figures).toMatchObject({ atLeast: 25, wonThird: 3 });
});

test("whoever looks after every single change sees no change that is one outcome's", async () => {
  const downloads = [JSON.stringify(await published())];
  const changesBetween: number[] = [];
  let changes = 0;
  for (let count = 0; count < 120; count++) {
    await add(1, count % 3 === 0 ? "lost" : "partly");
    await refresh();
    changes += 1;
    const download = JSON.stringify(await published());
    if (download === downloads.at(-1)) continue;
    downloads.push(download);
    changesBetween.push(changes);
    changes = 0;
  }
  expect(downloads.length).toBeGreaterThan(8); // after 19 at most, each 9 at most
  for (const between of changesBetween) expect(between).toBeGreaterThanOrEqual(5);
});

test("figures are renewed when outcomes are taken back, and end when few are left", async () => {
  await add(20, "partly");
  await refresh();
  expect(await published()).toHaveLength(1);
  const take = (count: number) =>
    database.db.execute(sql`
      delete from appeal_outcomes where outcome_id in (
        select outcome_id from (
          select outcome_id, row_number() over (partition by subject) as place from appeal_outcomes) as numbered
        where place <= ${count})`);
  await take(4);
  await refresh();
  expect((await published())[0]?.figures.atLeast).toBe(20);
  await take(9);
  await refresh();
  expect(await published()).toEqual([]);
});

test("a hospital is negotiable once three reductions were told of, and not at the third itself", async () => {
  const status = async () => {
    const found = await findHospital(database.db, { name: hospital.name, id: hospital.shortId });
    return found.outcome === "found" ? found.hospital.negotiationStatus : found.outcome;
  };
  expect(await status()).toBe("Fixed");
  await add(2, "partly");
  await add(7, "lost");
  await refresh();
  expect(await status()).toBe("Fixed");
  await add(1, "partly");
  await refresh();
  expect(await status()).toBe("Fixed");
  await add(8, "lost");
  await refresh();
  expect(await status()).toBe("Negotiable");
});

test("outcomes of a hospital that became a part of another count there", async () => {
  await add(20, "partly");
  await refresh();
  await database.db.execute(sql`
    insert into hospitals (name, match_name, state) values ('Kept Hospital', 'KEPT HOSPITAL', 'TX')`);
  await database.db.execute(sql`
    insert into merged_hospitals (short_id, hospital_id, name, match_name, state)
    select ${hospital.shortId}, hospital_id, 'Former Hospital', 'FORMER HOSPITAL', 'TX'
    from hospitals where name = 'Kept Hospital'`);
  await refresh();
  expect(await published()).toEqual([]);
  const [moved] = await listPublishedOutcomes(database.db);
  expect(moved).toMatchObject({ subject: "negotiation", figures: { atLeast: 20 } });
  expect(moved?.hospital).not.toBe(hospital.shortId);
});
