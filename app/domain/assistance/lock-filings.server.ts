import type pg from "pg";

/** Only one process may change filings, matches and policies at a time. An advisory lock is a number that all agree on: 'filg' in
 *  ASCII. Who locks statistics too locks them before this. */
const FILINGS_LOCK = 0x66696c67;

/** Keeps others from changing filings, matches and policies until the transaction ends. */
export async function lockFilings(client: pg.ClientBase): Promise<void> {
  await client.query("select pg_advisory_xact_lock($1)", [FILINGS_LOCK]);
}
