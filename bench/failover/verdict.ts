import pg from "pg";
import type { ArrivedMail } from "../../tests/support/smtp-server.ts";
import type { Importer } from "./importer.ts";
import { mailHost, type Writers } from "./writers.ts";

/** What the drill promises, and what it found. */
export interface Promised {
  says: string;
  found: string;
  isKept: boolean;
}

/** Holds what was acknowledged against what the database has, and against what mail went out. */
export async function judge(
  databaseUrl: string,
  {
    writers,
    importer,
    mails,
    before,
  }: { writers: Writers; importer: Importer; mails: ArrivedMail[]; before: Counts },
): Promise<Promised[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const now = await countWith(client);
    const emails = await namesOf(client, "select email name from waitlist");
    const files = await namesOf(client, "select file_name name from imports");
    const mailed = timesEach(mails.map(({ to }) => to));
    const { waitlist, votes, uploads, signUps } = writers;
    const lostForms = [...waitlist.acknowledged].filter((name) => emails.get(`${name}@${mailHost}`) !== 1);
    const lostFiles = [...importer.acknowledged].filter((name) => files.get(name) !== 1);
    const unmailed = [...signUps.acknowledged].filter((name) => !mailed.has(`${name}@${mailHost}`));
    const votesFound = now.votes - before.votes;
    const billsFound = now.sharedBills - before.sharedBills;
    return [
      promised("every acknowledged form is in the database, once", lostForms, waitlist.acknowledged.size),
      {
        says: "every acknowledged vote counts, none that was not sent",
        found: `${votes.acknowledged.size} acknowledged, ${votesFound} counted, ${votes.sent.size} sent`,
        isKept: votesFound >= votes.acknowledged.size && votesFound <= votes.sent.size,
      },
      {
        says: "every bill that was sent until it was acknowledged is shared once",
        found: `${uploads.acknowledged.size} bills, ${billsFound} shared`,
        isKept: billsFound === uploads.acknowledged.size,
      },
      promised("every acknowledged sign-up got its mail", unmailed, signUps.acknowledged.size),
      promised(
        "nobody got it twice",
        [...mailed].filter(([, times]) => times > 1).map(([to]) => to),
        mailed.size,
      ),
      promised("every imported price file is there, once", lostFiles, importer.acknowledged.size),
    ];
  } finally {
    await client.end();
  }
}

/** What is counted before the drill and after it. */
export interface Counts {
  votes: number;
  sharedBills: number;
}

export async function countNow(databaseUrl: string): Promise<Counts> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  return countWith(client).finally(() => client.end());
}

async function countWith(client: pg.Client): Promise<Counts> {
  const { rows } = await client.query<Counts>(
    `select (select count(*)::int from roadmap_votes) votes, (select count(*)::int from shared_bills) "sharedBills"`,
  );
  return rows[0]!;
}

async function namesOf(client: pg.Client, query: string): Promise<Map<string, number>> {
  const { rows } = await client.query<{ name: string }>(query);
  return timesEach(rows.map(({ name }) => name));
}

function timesEach(names: readonly string[]): Map<string, number> {
  const times = new Map<string, number>();
  for (const name of names) times.set(name, (times.get(name) ?? 0) + 1);
  return times;
}

function promised(says: string, broken: readonly string[], of: number): Promised {
  const some = broken.length > 0 ? `: ${broken.slice(0, 5).join(", ")}` : "";
  return { says, found: `${of - broken.length} of ${of}${some}`, isKept: broken.length === 0 && of > 0 };
}
