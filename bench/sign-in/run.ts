import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { createAccount } from "#app/domain/accounts/create-account.server.ts";
import {
  openPasswordHasher,
  SERVED_PASSWORD_COST,
} from "#app/domain/accounts/passwords/open-password-hasher.server.ts";
import { emptyBill } from "#app/domain/bills/kept/kept-bill.ts";
import { keptBills } from "#app/domain/bills/kept/kept-bills.server.ts";
import { systemClock } from "#app/platform/clock.ts";
import { openDatabase, type PooledDatabase } from "#app/platform/db/open-database.server.ts";
import { openMasterKey } from "#app/platform/keys/master-key.server.ts";
import { serveForBench } from "../bills/serve-for-bench.ts";

// npm run bench -- sign-in
// How long a password takes to check on this machine; how long another page takes while 20 people a second sign in; and
// how long the pages of an account with 1,000 bills take among 100,000 accounts.

const SIGN_INS_A_SECOND = 20;
const SIGNING_IN_MS = 15_000;
const ACCOUNTS = 100_000;
const BILLS = 1_000;
const TARGETS = { checkMs: 50, pageP99Ms: 100, accountPageMs: 30 };

const password = "correct horse battery";
const owner = { name: "Ada Lovelace", email: "ada@example.org" };
/** People who sign in one after the other, each from a different network. */
const visitors = Array.from({ length: (SIGNING_IN_MS / 1000) * SIGN_INS_A_SECOND }, (_, number) => ({
  name: "Visitor",
  email: `visitor${number}@example.org`,
}));

const dataDir = await mkdtemp(path.join(tmpdir(), "faircharge-bench-sign-in-"));
const site = await serveForBench(dataDir);
const { db, close } = await openDatabase({ databaseUrl: null, dataDir, statementTimeoutMs: 0 });
try {
  await printCheck();
  await fill();
  const cookie = await signIn(owner.email, "198.51.100.1");
  await printPage("a page by itself", () => pause(SIGNING_IN_MS));
  await printPage(`a page while ${SIGN_INS_A_SECOND} a second sign in`, signInSteadily);
  for (const page of ["/account", "/account/bills", "/account/security"]) {
    const times = await timesOf(() => ask(page, { headers: { Cookie: cookie } }), 200);
    print(
      `${page} with ${BILLS} bills among ${ACCOUNTS} accounts`,
      times,
      `p50 ≤ ${TARGETS.accountPageMs} ms`,
    );
  }
} finally {
  await close();
  await site.close();
  await rm(dataDir, { recursive: true, force: true });
}

async function printCheck(): Promise<void> {
  const hasher = openPasswordHasher({ places: 1, maxWaiting: 1, cost: SERVED_PASSWORD_COST });
  const passwordHash = await hasher.hash(password);
  const times = await timesOf(() => hasher.check(password, passwordHash), 30);
  print("a password check", times, `p50 ≥ ${TARGETS.checkMs} ms`);
}

/** The owner with their bills, and everyone else: rows as the site writes them, with keys that are never opened. */
async function fill(): Promise<void> {
  const masterKey = await openMasterKey(db, { accountKey: null, dataDir });
  const passwordHash = (await openPasswordHasher({
    places: 1,
    maxWaiting: 1,
    cost: SERVED_PASSWORD_COST,
  }).hash(password))!;
  const create = (person: typeof owner) =>
    createAccount(db, { masterKey, clock: systemClock, language: "en" }, { ...person, passwordHash });
  const account = (await create(owner))!;
  for (const visitor of visitors) await create(visitor);
  for (let bills = 0; bills < BILLS; bills += 1) {
    const bill = { id: crypto.randomUUID(), kept: emptyBill, state: "kept" as const };
    await keptBills.draft(db, account, bill, systemClock);
  }
  await copyAccounts(db, account.accountId);
}

async function copyAccounts(database: PooledDatabase, accountId: string): Promise<void> {
  await database.execute(sql`
    insert into accounts (account_id, email_index, key_id, wrapped_key, password_hash, sealed_profile, created_at)
    select gen_random_uuid(), sha256(('email ' || number)::bytea), key_id, wrapped_key, password_hash, sealed_profile, now()
    from accounts, generate_series(1, ${ACCOUNTS}::int) number where account_id = ${accountId}`);
  await database.execute(sql`
    insert into account_sessions
      (session_hash, session_id, account_id, sealed_device, created_at, last_seen_at, expires_at)
    select sha256(account_id::text::bytea), gen_random_uuid(), account_id, '\\x00', now(), now(), now() + interval '90 days'
    from accounts where account_id <> ${accountId}`);
  await database.execute(sql`analyze accounts`);
  await database.execute(sql`analyze account_sessions`);
}

async function signIn(email: string, network: string): Promise<string> {
  const body = new URLSearchParams({ email, password });
  const headers = { "X-Forwarded-For": network };
  const init = { method: "POST", body, headers, redirect: "manual" } as const;
  const reply = await fetch(new URL("/login", site.origin), init);
  if (reply.status !== 303) throw new Error(`Signing in was answered with ${reply.status}.`);
  return reply.headers.getSetCookie()[0]!.split(";")[0]!;
}

async function signInSteadily(): Promise<void> {
  const times: Promise<number | null>[] = [];
  for (const [number, { email }] of visitors.entries()) {
    const network = `203.0.${Math.floor(number / 250)}.${number % 250}`;
    const start = performance.now();
    times.push(
      signIn(email, network).then(
        () => performance.now() - start,
        () => null,
      ),
    );
    await pause(1000 / SIGN_INS_A_SECOND);
  }
  const done = (await Promise.all(times)).filter((time) => time !== null);
  print(`signing in (${visitors.length - done.length} were asked to come back)`, done, "");
}

/** A page that is rendered each time, since each visitor has their own cookie. */
async function printPage(what: string, meanwhile: () => Promise<void>): Promise<void> {
  const page = "/hospitals?state=TX&category=imaging";
  const headers = { Cookie: "of=my-own" };
  await timesOf(() => ask(page, { headers }), 20);
  let isOver = false;
  const work = meanwhile().then(() => {
    isOver = true;
  });
  const times: number[] = [];
  while (!isOver) {
    times.push(...(await timesOf(() => ask(page, { headers }), 1)));
    await pause(20);
  }
  await work;
  print(what, times, `p99 < ${TARGETS.pageP99Ms} ms`);
}

async function ask(page: string, init: RequestInit): Promise<void> {
  const reply = await fetch(new URL(page, site.origin), { redirect: "manual", ...init });
  await reply.arrayBuffer();
  if (reply.status !== 200) throw new Error(`${page} was answered with ${reply.status}.`);
}

async function timesOf(task: () => Promise<unknown>, count: number): Promise<number[]> {
  const times: number[] = [];
  for (let runs = 0; runs < count; runs += 1) {
    const start = performance.now();
    await task();
    times.push(performance.now() - start);
  }
  return times;
}

function print(what: string, times: number[], target: string): void {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!.toFixed(1);
  const figures = `n ${String(times.length).padStart(4)}  p50 ${at(0.5)} ms  p99 ${at(0.99)} ms`;
  console.log(`${what.padEnd(56)} ${figures}  ${target && `(${target})`}`);
}
