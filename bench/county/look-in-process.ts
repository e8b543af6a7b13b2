import { connect } from "#app/platform/db/open-database.server.ts";
import { makeCountyRound } from "../../tests/support/county/county-round.ts";

// Makes a round of the county's sources on each request, until its starter is gone or kills it.

const [, , databaseUrl = "", dataDir = ""] = process.argv;
const { db } = connect(databaseUrl, 0);

process.on("message", async (time: string) => {
  const round = await makeCountyRound(db, { now: new Date(time), dataDir });
  process.send?.({ time, round, memoryMb: Math.round(process.resourceUsage().maxRSS / 1024) });
});
process.on("disconnect", () => process.exit());
process.send?.("ready");
