import { sayAccountMail } from "#app/content/words/say-account-mail.ts";
import { type OfferedWork, offerWork } from "#app/domain/background-work/offer-work.server.ts";
import { openBackgroundWork } from "#app/domain/background-work/open-background-work.server.ts";
import type { CodingEdits } from "#app/domain/coding-edits/coding-edits.ts";
import { openRoundProcess } from "#app/domain/sources/open-round-process.server.ts";
import { openArchiveWatch } from "#app/platform/db/embedded/watch-archive.server.ts";
import type { Env } from "#app/platform/env/env.server.ts";
import type { DiskWatch } from "#app/platform/files/watch-disk.server.ts";
import { openQueue } from "#app/platform/jobs/open-queue.server.ts";
import { type Mailer, openMailer } from "#app/platform/mail/open-mailer.server.ts";
import type { Opening } from "#app/platform/processes/open-in-turn.ts";
import type { ReadingProcesses } from "./open-reading.server.ts";
import type { Stores } from "./open-stores.server.ts";
import type { SiteParts } from "./site-parts.ts";

/** Opens the queue of what happens without a visitor, and does it where this process is to. */
export async function openBackground(
  opening: Opening,
  env: Env,
  {
    clock,
    repeat,
    ...given
  }: Stores &
    ReadingProcesses &
    Pick<SiteParts, "clock" | "repeat"> & { starterEdits: CodingEdits; disk: DiskWatch },
): Promise<{ work: OfferedWork; mailer: Mailer }> {
  const { db, sessions } = given;
  const queue = opening.add(await openQueue(db, sessions));
  const work = await offerWork(queue);
  const mailer = openMailer(env);
  if (env.doesBackgroundWork) {
    opening.add(
      await openBackgroundWork({
        ...given,
        queue,
        work,
        readingPlaces: env.ocrWorkers,
        mailer,
        say: (language, mail) => sayAccountMail(language, mail, env.siteOrigin),
        waitlistForwardUrl: env.waitlistForwardUrl,
        makeRound: openRoundProcess(env),
        clock,
        repeat,
      }),
    );
  }
  if (env.databaseUrl === null) opening.add(repeat(openArchiveWatch(db, console.warn), 60));
  return { work, mailer };
}
