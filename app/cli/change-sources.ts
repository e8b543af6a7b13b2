import { findSourceAddress, pauseSource, removeSource } from "#app/domain/sources/change-sources.server.ts";
import { systemClock } from "#app/platform/clock.ts";
import type { PooledDatabase } from "#app/platform/db/open-database.server.ts";
import { defineCommand, type ExitCode, exitCodes } from "./define-command.ts";

export const pausePriceSources = defineCommand({
  usage: ["<address>… [--end]"],
  about: "Leaves sources alone until --end; their prices stay.",
  options: { end: { type: "boolean", default: false, about: "looks at them again, at once" } },
  examples: ["https://hospital.example", "https://hospital.example --end"],
  read: ({ values: { end }, positionals }) =>
    positionals.length > 0 ? { isPaused: !end, addresses: positionals } : null,
  run: ({ isPaused, addresses }, { withDatabase }) =>
    withDatabase((db) =>
      forEachSource(db, addresses, async (address) => {
        await pauseSource(db, address, { isPaused, now: systemClock.now() });
        console.log(`${isPaused ? "Paused" : "Going on"}: ${address}`);
      }),
    ),
});

export const removePriceSources = defineCommand({
  usage: ["<address>…"],
  about: "Forgets sources. The prices that they brought stay: npx faircharge prices remove takes them away.",
  options: {},
  examples: ["https://hospital.example"],
  read: ({ positionals }) => (positionals.length > 0 ? { addresses: positionals } : null),
  run: ({ addresses }, { withDatabase }) =>
    withDatabase((db) =>
      forEachSource(db, addresses, async (address) => {
        await removeSource(db, address);
        console.log(`Removed: ${address}`);
      }),
    ),
});

async function forEachSource(
  db: PooledDatabase,
  written: readonly string[],
  change: (address: string) => Promise<void>,
): Promise<ExitCode> {
  let isAnyUnknown = false;
  for (const one of written) {
    const address = await findSourceAddress(db, one);
    if (address === null)
      console.error(`There is no source ${one}. npx faircharge sources list has them all.`);
    else await change(address);
    isAnyUnknown ||= address === null;
  }
  return isAnyUnknown ? exitCodes.failed : exitCodes.done;
}
