import type pg from "pg";
import { firstRow } from "./first-row.ts";
import { withClient } from "./with-client.server.ts";

/** Who answers at an address, as the variable that gives it says. */
export interface CheckedServer {
  /** Whether it hands statements on to a server, as PgBouncer does, so that nothing of a session outlasts a transaction. */
  isPooler: boolean;
  /** How long a statement may take there unless a connection says otherwise; 0: no limit. */
  statementTimeoutMs: number;
  /** The same for every way to one database, its replicas included. */
  identity: string;
}

type Variable = "DATABASE_URL" | "DATABASE_DIRECT_URL" | "DATABASE_READ_URL";

/** What gives `identity`, in SQL. */
export const IDENTITY = "(select system_identifier from pg_control_system()) || '/' || current_database()";

/** PostgreSQL 15.0 as `server_version_num` writes it. */
export const OLDEST_VERSION = 150_000;

/** Looks at the server that DATABASE_URL names, and at the one behind it. Throws where what needs a session would reach a pooler,
 *  or another database. */
export async function checkWays(databaseUrl: string, directUrl: string | null, statementTimeoutMs: number) {
  const server = await checkServer("DATABASE_URL", databaseUrl);
  if (directUrl !== null) {
    const direct = await checkServer("DATABASE_DIRECT_URL", directUrl);
    if (direct.isPooler) {
      throw new Error(
        "DATABASE_DIRECT_URL names a pooler too. Give the address of PostgreSQL itself, or of a proxy that passes connections on as they are (HAProxy).",
      );
    }
    if (direct.identity !== server.identity)
      throw new Error(
        "DATABASE_DIRECT_URL and DATABASE_URL name different databases. Give two addresses of one.",
      );
  } else if (server.isPooler) {
    throw new Error(
      "DATABASE_URL names a pooler such as PgBouncer, which keeps no session from one transaction to the next. " +
        "Set DATABASE_DIRECT_URL as well: the same database at PostgreSQL's own address, for migrations, imports and notifications.",
    );
  }
  if (server.isPooler && server.statementTimeoutMs === 0 && statementTimeoutMs > 0) {
    console.warn(
      `Behind the pooler a statement may run for ever. Limit it in pgbouncer.ini, in the line of this database: connect_query='set statement_timeout = ${statementTimeoutMs}'`,
    );
  }
  return server;
}

/** Looks at the server that a variable names. Throws with what to do where it cannot be reached or is too old. */
export async function checkServer(variable: Variable, databaseUrl: string): Promise<CheckedServer> {
  const { version, backend, ...server } = await withClient(databaseUrl, look).catch((cause: Error) => {
    throw new Error(
      `No connection to the database that ${variable} names: ${cause.message || (cause as NodeJS.ErrnoException).code}\n` +
        "It takes postgres://user:password@host:5432/database; without DATABASE_URL the built-in PostgreSQL is used.",
      { cause },
    );
  });
  if (version < OLDEST_VERSION) {
    throw new Error(`${variable} names PostgreSQL ${Math.floor(version / 10_000)}; it takes 15 or later.`);
  }
  return server;
}

async function look(client: pg.Client) {
  const { rows } = await client.query<
    Omit<CheckedServer, "isPooler"> & { version: number; backend: number }
  >(`
    select current_setting('server_version_num')::int as version, pg_backend_pid() as backend,
      (select setting::int from pg_settings where name = 'statement_timeout') as "statementTimeoutMs",
      ${IDENTITY} as identity`);
  // PostgreSQL gives each connection the id of its server process; a pooler makes up a number, since it shares processes.
  const told = (client as pg.Client & { processID: number | null }).processID;
  const server = firstRow(rows);
  return { ...server, isPooler: told !== server.backend };
}
