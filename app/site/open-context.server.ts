import { availableParallelism } from "node:os";
import path from "node:path";
import { openPasswordJudge } from "#app/domain/accounts/passwords/judge-password.server.ts";
import { openPasswordHasher } from "#app/domain/accounts/passwords/open-password-hasher.server.ts";
import type { OfferedWork } from "#app/domain/background-work/offer-work.server.ts";
import { keptFilesFolder } from "#app/domain/editions/kept-price-files.server.ts";
import type { FileChecker } from "#app/domain/file-checks/process/open-file-checker.server.ts";
import { openOpenData } from "#app/domain/open-data/open-open-data.server.ts";
import { openParquetData } from "#app/domain/open-data/parquet/open-parquet-data.server.ts";
import { openRoadmapLimits } from "#app/domain/roadmap/roadmap-limits.server.ts";
import { openReadiness } from "#app/platform/db/open-readiness.server.ts";
import type { Env } from "#app/platform/env/env.server.ts";
import { openFairAdmission } from "#app/platform/http/limits/fair-admission.server.ts";
import { openWriteLimit, type WriteLimitRule } from "#app/platform/http/limits/write-limit.server.ts";
import type { Mailer } from "#app/platform/mail/open-mailer.server.ts";
import type { Opening } from "#app/platform/processes/open-in-turn.ts";
import type { ReadingProcesses } from "./open-reading.server.ts";
import type { Shelf } from "./open-shelf.server.ts";
import type { Stores } from "./open-stores.server.ts";
import type { Watch } from "./open-watch.server.ts";
import type { SharedContext } from "./site-context.ts";
import type { SiteParts } from "./site-parts.ts";

const HOUR_MS = 3_600_000;
/** One is checked, and a few are sent, downloaded or waiting. */
const FILE_CHECK_PLACES = 6;
/** Some seconds of checks; later visitors are asked to try again. */
const MAX_WAITING_PASSWORDS = 48;

interface ContextParts {
  stores: Stores;
  reading: ReadingProcesses;
  fileChecker: FileChecker;
  shelf: Shelf;
  background: { work: OfferedWork; mailer: Mailer };
  watch: Watch;
  parts: SiteParts;
}

/** Everything that loaders and actions are given, but for what differs by request. */
export function openContext(
  opening: Opening,
  env: Env,
  { stores, reading, fileChecker, shelf, background, watch, parts }: ContextParts,
): SharedContext {
  const { db, sessions, accountFiles, masterKey, sessionSecret } = stores;
  const { waitlistForwarding, mailing, auditing } = background.work;
  const { clock, sampleNoticePatienceMs, readingPatienceMs } = parts;
  return {
    db,
    accountFiles,
    masterKey,
    sessionSecret,
    ...reading,
    fileChecker,
    keptFilesFolder: keptFilesFolder(env),
    ...shelf,
    clock,
    sampleNoticePatienceMs,
    readingPatienceMs,
    mailing,
    auditing,
    waitlistForwarding: env.waitlistForwardUrl === null ? null : waitlistForwarding,
    isMailOn: background.mailer.isOn,
    demoUrl: env.demoUrl,
    securityContact: env.securityContact,
    statedOrigin: env.statedOrigin,
    ...openLimits(stores, env),
    siteWatch: watch.siteWatch,
    figures: watch.figures,
    readiness: openReadiness(db, { timeoutMs: parts.readinessPatienceMs }),
    dataDir: env.dataDir,
    disk: watch.disk,
    passwords: openPasswords(parts),
    judgePassword: openPasswordJudge(),
    openData: opening.add(
      openOpenData({
        db: sessions,
        folder: path.join(env.filesFolder, "open-data"),
        terms: env.dataTerms,
        disk: watch.disk,
      }),
    ),
    parquet: opening.add(
      openParquetData({
        db: sessions,
        folder: path.join(env.filesFolder, "open-data-parquet"),
        disk: watch.disk,
      }),
    ),
  };
}

function openPasswords({ passwordCost: cost }: SiteParts) {
  const places = Math.max(1, availableParallelism() - 1);
  return openPasswordHasher({ places, maxWaiting: MAX_WAITING_PASSWORDS, cost });
}

function openLimits({ db, sessionSecret }: Stores, env: Env) {
  const openLimit = (rule: WriteLimitRule) => openWriteLimit(db, rule, sessionSecret);
  return {
    uploads: openFairAdmission(3 * (env.ocrWorkers + env.ocrQueueLength)),
    fileChecks: openFairAdmission(FILE_CHECK_PLACES),
    fileCheckLimit: openLimit({ name: "price file checks", writes: 30, windowMs: HOUR_MS }),
    deviceBillLimit: openLimit({ name: "device bills", writes: 30, windowMs: HOUR_MS }),
    longBillLimit: openLimit({ name: "long typed bills", writes: 60, windowMs: HOUR_MS }),
    waitlistLimit: openLimit({ name: "waitlist", writes: 60, windowMs: HOUR_MS }),
    correctionLimit: openLimit({ name: "corrections", writes: 5, windowMs: HOUR_MS }),
    demoLimit: openLimit({ name: "demo requests", writes: 10, windowMs: HOUR_MS }),
    sampleVisitLimit: openLimit({ name: "sample visits", writes: 60, windowMs: HOUR_MS }), // a class shares an address
    roadmapLimits: openRoadmapLimits(openLimit),
  };
}
