import { type MoveResult, moveDatabase } from "#app/platform/moving/move-database.server.ts";
import { defineCommand, exitCodes } from "./define-command.ts";

/** Smaller tables take no time worth a line. */
const LINE_FROM_ROWS = 10_000;

export const move = defineCommand({
  usage: ["--to <address> [--json]"],
  about: `Carries the built-in database over to an empty one (PostgreSQL 15 or later, UTF8) and compares every table. Stop the site
first. Broken off, the same command goes on. The former database stays as it is; keys and files stay in DATA_DIR.`,
  options: {
    to: { type: "string", value: "<address>", about: "the empty database" },
    json: { type: "boolean", default: false, about: "prints one line of JSON for what was moved" },
  },
  examples: ["--to postgres://user:password@db.example.org:5432/faircharge"],
  read: ({ values: { to, json }, positionals }) =>
    to && /^postgres(ql)?:\/\//.test(to) && URL.canParse(to) && positionals.length === 0
      ? { targetUrl: to, json }
      : null,
  async run({ targetUrl, json }, { env, withProgressBar }) {
    if (env.databaseUrl !== null) {
      console.error("DATABASE_URL is set: unset it until the built-in database has moved.");
      return exitCodes.failed;
    }
    const startedAt = Date.now();
    const result = await withProgressBar((bar) =>
      moveDatabase({
        dataDir: env.dataDir,
        targetUrl,
        onTable(name, { outcome, rowCount }, done, of) {
          if (rowCount >= LINE_FROM_ROWS && !json) {
            bar.clear();
            const what = outcome === "there" ? "was there already" : "carried over, and equal";
            console.log(`${done} of ${of}: ${name}, ${rowCount} rows, ${what}`);
          }
          bar.show(done, of, "tables");
        },
      }),
    );
    if (result.outcome !== "moved") {
      console.error(sayRefusal(result));
      return exitCodes.failed;
    }
    const { tableCount, rowCount, thereCount } = result;
    if (json) {
      console.log(JSON.stringify({ tableCount, rowCount, thereCount }));
      return exitCodes.done;
    }
    console.log(
      `Moved ${tableCount} tables with ${rowCount} rows in ${((Date.now() - startedAt) / 1000).toFixed(1)} s, every one equal; ${thereCount} of them were there already.`,
    );
    console.log(
      `Now set DATABASE_URL to that database and run npm start. Keep ${env.filesFolder}: it holds the keys${env.bucket ? "" : " and the files"} of accounts. The former database in ${env.dataDir}/postgres is not used any more.`,
    );
    return exitCodes.done;
  },
});

function sayRefusal(result: Exclude<MoveResult, { outcome: "moved" }>): string {
  switch (result.outcome) {
    case "in-use":
      return "A site or a command uses the built-in database: stop it, so that nothing is written meanwhile. Nothing was moved.";
    case "not-empty":
      return "The database that --to names is not empty: name an empty one. Nothing was changed in it.";
    case "another-move":
      return "The database that --to names has part of another site's move: name an empty one. Nothing was changed in it.";
    case "unfit":
      return result.lacks === "version"
        ? "--to names a PostgreSQL before 15; it takes 15 or later."
        : "--to names a database with another encoding than UTF8: create it with encoding 'UTF8' template template0.";
  }
}
