import type pg from "pg";

/** A while in which all processes count together. */
export interface LimitWindow {
  windowId: string;
  leftMs: number;
}

const BEGIN = `
  insert into limit_windows (limit_name, window_id, ends_at)
  values ($1, gen_random_uuid(), now() + $2 * interval '1 millisecond')
  on conflict (limit_name) do update set window_id = excluded.window_id, ends_at = excluded.ends_at
  where limit_windows.ends_at <= now()`;

const FIND = `
  select window_id as "windowId", (extract(epoch from ends_at - clock_timestamp()) * 1000)::float8 as "leftMs"
  from limit_windows where limit_name = $1 and ends_at > clock_timestamp()`;

/** The current window of a limit; begins one of `windowMs` if there is none. */
export async function joinWindow(pool: pg.Pool, name: string, windowMs: number): Promise<LimitWindow> {
  for (;;) {
    const { rows } = await pool.query<LimitWindow>(FIND, [name]);
    if (rows[0]) return rows[0];
    await pool.query(BEGIN, [name, windowMs]);
  }
}

/** Adds to the counts of some clients, in one order, so that two processes never wait for each other. */
const ADD = `
  insert into limit_counts (window_id, client, count)
  select w.window_id, added.client, added.count
  from limit_windows w, unnest($2::bytea[], $3::int[]) as added (client, count)
  where w.window_id = $1 and w.ends_at > now() order by added.client
  on conflict (window_id, client) do update set count = limit_counts.count + excluded.count
  returning client, count`;

/** Adds to the counts of clients, which are named in base64url, and gives them as they are then; null: the while is over, and
 *  nothing was counted. */
export async function addToCounts(
  pool: pg.Pool,
  windowId: string,
  added: ReadonlyMap<string, number>,
): Promise<ReadonlyMap<string, number> | null> {
  const clients = [...added.keys()].map((client) => Buffer.from(client, "base64url"));
  const { rows } = await pool.query<{ client: Buffer; count: number }>(ADD, [
    windowId,
    clients,
    [...added.values()],
  ]);
  if (rows.length === 0) return null;
  return new Map(rows.map(({ client, count }) => [client.toString("base64url"), count]));
}

/** Forgets what was counted in whiles that are over. */
export async function forgetEndedWindows(pool: pg.Pool): Promise<void> {
  await pool.query("delete from limit_windows where ends_at <= now()");
  await pool.query(
    "delete from limit_counts c where not exists (select from limit_windows w where w.window_id = c.window_id)",
  );
}
