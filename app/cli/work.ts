import { once } from "node:events";
import { sayAccountMail } from "#app/content/words/say-account-mail.ts";
import { openSiteKeys } from "#app/domain/accounts/open-site-keys.server.ts";
import { offerWork } from "#app/domain/background-work/offer-work.server.ts";
import { openBackgroundWork } from "#app/domain/background-work/open-background-work.server.ts";
import { maxPdfPages } from "#app/domain/bills/upload-rules.ts";
import { openStarterEdits } from "#app/domain/coding-edits/starter/open-starter-edits.server.ts";
import { openPaperReader } from "#app/domain/documents/process/open-paper-reader.server.ts";
import { openRoundProcess } from "#app/domain/sources/open-round-process.server.ts";
import { systemClock } from "#app/platform/clock.ts";
import { openAccountFiles } from "#app/platform/files/open-account-files.server.ts";
import { openDiskWatch } from "#app/platform/files/watch-disk.server.ts";
import { openQueue } from "#app/platform/jobs/open-queue.server.ts";
import { repeatInBackground } from "#app/platform/jobs/repeat-in-background.ts";
import { openMailer } from "#app/platform/mail/open-mailer.server.ts";
import { openDocumentReader } from "#app/platform/ocr/worker/open-document-reader.server.ts";
import { defineCommand, exitCodes } from "./define-command.ts";
import { endWithNpm } from "./end-with-npm.js";

export const work = defineCommand({
  usage: [""],
  about: `Reads the bills that people send to their accounts, sends mail and reminders, sweeps and counts, beside the processes that
serve the pages, and until it is asked to stop. It takes the settings of the site: the same database, files and keys. Any
number may run, on any machine; with BACKGROUND_WORK=off the site's own processes leave the work to them.`,
  options: {},
  examples: [""],
  stopping: "Giving back what is not finished; another process takes it. Press Ctrl-C again to end at once.",
  read: ({ positionals }) => (positionals.length === 0 ? {} : null),
  run(_, { env, signal, withDatabase }) {
    endWithNpm();
    return withDatabase(async (db) => {
      const { accountFiles, closeFiles } = await openAccountFiles(env);
      const masterKey = await openSiteKeys(db, { ...env, dataDir: env.filesFolder });
      const reader = openDocumentReader({
        workers: env.ocrWorkers,
        queueLength: env.ocrQueueLength,
        pageTimeoutMs: env.ocrPageTimeoutMs,
        maxPages: maxPdfPages,
        launcher: env.ocrLauncher,
      });
      const papers = openPaperReader({
        workers: env.ocrWorkers,
        queueLength: env.ocrQueueLength,
        timeoutMs: env.ocrPageTimeoutMs,
        launcher: env.ocrLauncher,
      });
      const queue = await openQueue(db);
      const background = await openBackgroundWork({
        db,
        sessions: db,
        queue,
        work: await offerWork(queue),
        masterKey,
        accountFiles,
        disk: openDiskWatch(env),
        reader,
        papers,
        starterEdits: openStarterEdits(),
        readingPlaces: env.ocrWorkers,
        mailer: openMailer(env),
        say: (language, mail) => sayAccountMail(language, mail, env.siteOrigin),
        waitlistForwardUrl: env.waitlistForwardUrl,
        makeRound: openRoundProcess(env),
        clock: systemClock,
        repeat: repeatInBackground,
      });
      console.log("The worker is ready.");
      if (!signal.aborted) await once(signal, "abort");
      await background.close();
      await queue.close();
      await reader.close();
      await papers.close();
      closeFiles();
      return exitCodes.stopped;
    });
  },
});
