import { setTimeout as wait } from "node:timers/promises";
import { sayWhy } from "#app/content/words/say-source.ts";
import { findSourceAddress, makeDue } from "#app/domain/sources/change-sources.server.ts";
import type { SourceLook } from "#app/domain/sources/look-at-source.server.ts";
import { makeRound, type Round, type RoundScope } from "#app/domain/sources/make-round.server.ts";
import { isAnonymous, openSourceServices } from "#app/domain/sources/open-source-services.server.ts";
import { systemClock } from "#app/platform/clock.ts";
import type { PooledDatabase } from "#app/platform/db/open-database.server.ts";
import { CLI_LANGUAGE } from "./cli-language.ts";
import { type CommandTools, defineCommand, exitCodes } from "./define-command.ts";
import type { ProgressBar } from "./progress-bar.ts";

const BUSY_WAIT_MS = 1_000;

export const checkSources = defineCommand({
  usage: ["[<address>…] [--now [--due]]"],
  about: `Makes sources due, all or those that are named: the site looks at them within ten minutes. With --now this command looks
itself, at up to 16 hosts at a time and one request at a time of each, and ends when all were asked. Paused ones are left alone.`,
  options: {
    now: { type: "boolean", default: false, about: "makes a round here, and waits for its end" },
    due: { type: "boolean", default: false, about: "with --now: only those whose next look is due" },
  },
  examples: ["--now", "https://hospital.example --now"],
  stopping: "Stopping: what is under way is undone or gone on with later, what came in stays.",
  read({ values: { now, due }, positionals }) {
    return due && !now ? null : { isNow: now, isDueOnly: due, named: positionals };
  },
  run: (wanted, tools) =>
    tools.withDatabase(async (db) => {
      const addresses: string[] = [];
      for (const one of wanted.named) {
        const address = await findSourceAddress(db, one);
        if (address === null) {
          console.error(`There is no source ${one}. npx faircharge sources list has them all.`);
          return exitCodes.failed;
        }
        addresses.push(address);
      }
      const scope = { addresses: addresses.length > 0 ? addresses : null, isDueOnly: wanted.isDueOnly };
      if (wanted.isNow) return checkNow(db, scope, tools);
      const count = await makeDue(db, scope.addresses, systemClock.now());
      console.log(`Due now: ${count} source${count === 1 ? "" : "s"}.`);
      return exitCodes.done;
    }),
});

function checkNow(db: PooledDatabase, scope: RoundScope, { env, signal, withProgressBar }: CommandTools) {
  if (isAnonymous(env)) {
    console.error("Set SITE_URL or SECURITY_CONTACT, so that a hospital’s webmaster can see who asks.");
  }
  return withProgressBar(async (bar) => {
    const stopping = new AbortController();
    const services = await openSourceServices(db, env, AbortSignal.any([signal, stopping.signal]));
    let round: Round;
    let isSaid = false;
    for (;;) {
      try {
        round = await makeRound(services, scope, {
          ...watchBy(bar),
          onStopAsked: () => stopping.abort(new Error("An operator stopped the round at the desk.")),
        });
      } catch (error) {
        if (!stopping.signal.aborted || signal.aborted) throw error;
        bar.clear();
        console.log("An operator stopped the round. What was not asked is asked by the next one.");
        return exitCodes.done;
      }
      if (round.outcome === "made") break;
      if (scope.isDueOnly) {
        console.log("Another process makes a round.");
        return exitCodes.done;
      }
      if (!isSaid) console.error("Another process makes a round; waiting for its end.");
      isSaid = true;
      await wait(BUSY_WAIT_MS, undefined, { signal });
    }
    bar.clear();
    const { lookedCount, importedCount } = round;
    console.log(
      `Looked at ${lookedCount} source${lookedCount === 1 ? "" : "s"}; ${importedCount} file${importedCount === 1 ? "" : "s"} imported.`,
    );
    return exitCodes.done;
  });
}

function watchBy(bar: ProgressBar) {
  let total = 0;
  let looked = 0;
  const show = (text: string) => bar.show(looked, Math.max(1, total), text);
  return {
    onStart(count: number) {
      total = count;
      show(`0 of ${count} sources`);
    },
    onLooked({ address, why, freshFiles }: SourceLook) {
      looked += 1;
      bar.clear();
      if (why) console.log(`${address}: ${sayWhy(CLI_LANGUAGE, why)}`);
      else if (freshFiles > 0) console.log(`${address}: ${freshFiles} new`);
      show(`${looked} of ${total} sources`);
    },
    onProgress({
      fileName,
      rows,
      bytesRead,
      sizeBytes,
      seconds,
    }: {
      fileName: string;
      rows: number;
      bytesRead: number;
      sizeBytes: number;
      seconds: number;
    }) {
      const left = Math.round((seconds / Math.max(1, bytesRead)) * Math.max(0, sizeBytes - bytesRead));
      const [read, size] = [bytesRead, sizeBytes].map((bytes) => Math.round(bytes / 1e6));
      show(`${looked} of ${total} sources; ${fileName}: ${read} of ${size} MB, ${rows} rows, ${left} s left`);
    },
  };
}
