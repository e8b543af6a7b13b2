import type { RequestListener } from "node:http";
import { availableParallelism } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { ServerBuild } from "@remix-run/node";
import { sayAccountMail } from "#app/content/words/say-account-mail.ts";
import { siteWords } from "#app/content/words/site.ts";
import { checkKeyFiles } from "#app/domain/accounts/check-key-files.server.ts";
import { isPrivatePath } from "#app/domain/accounts/is-private-path.ts";
import { keyTables } from "#app/domain/accounts/key-tables.ts";
import { sendAccountMail } from "#app/domain/accounts/mail/send-account-mail.server.ts";
import { openPasswordJudge } from "#app/domain/accounts/passwords/judge-password.server.ts";
import {
  openPasswordHasher,
  type PasswordCost,
  SERVED_PASSWORD_COST,
} from "#app/domain/accounts/passwords/open-password-hasher.server.ts";
import { sweepAccounts } from "#app/domain/accounts/sweep-accounts.server.ts";
import { isDataApiPath } from "#app/domain/api/is-data-api-path.ts";
import { refreshPublishedOutcomes } from "#app/domain/appeals/outcomes/refresh-published-outcomes.server.ts";
import { maxPdfPages } from "#app/domain/bills/upload-rules.ts";
import { openStarterEdits } from "#app/domain/coding-edits/starter/open-starter-edits.server.ts";
import { queueDueReminders } from "#app/domain/deadlines/queue-due-reminders.server.ts";
import { readGlossary } from "#app/domain/glossary/read-glossary.server.ts";
import { locateHospitals } from "#app/domain/hospitals/locate-hospitals.server.ts";
import { mergeTwins } from "#app/domain/imports/merge-twins.server.ts";
import { say } from "#app/domain/language/say.ts";
import { openOpenData } from "#app/domain/open-data/open-open-data.server.ts";
import { refreshPlanKinds } from "#app/domain/payers/refresh-plan-kinds.server.ts";
import { openGazetteer } from "#app/domain/places/open-gazetteer.server.ts";
import { product } from "#app/domain/product.ts";
import { openRoadmapLimits } from "#app/domain/roadmap/roadmap-limits.server.ts";
import { importSampleData } from "#app/domain/sample-data/import-sample-data.server.ts";
import { refreshServiceNames } from "#app/domain/services/refresh-service-names.server.ts";
import { refreshStatistics } from "#app/domain/statistics/refresh-statistics.server.ts";
import { forwardWaitlist } from "#app/domain/waitlist/forward-waitlist.server.ts";
import { type Clock, systemClock } from "#app/platform/clock.ts";
import { watchDataVersion } from "#app/platform/db/data-version.server.ts";
import { openArchiveWatch } from "#app/platform/db/embedded/watch-archive.server.ts";
import { openDatabase, type PooledDatabase } from "#app/platform/db/open-database.server.ts";
import { openReadiness } from "#app/platform/db/open-readiness.server.ts";
import { type Env, readEnv } from "#app/platform/env/env.server.ts";
import { projectRoot } from "#app/platform/files/project-root.server.ts";
import { openSealedFiles } from "#app/platform/files/sealed-files.server.ts";
import { openAdmission } from "#app/platform/http/admission.ts";
import { answerFailedCalls } from "#app/platform/http/answer-failed-calls.server.ts";
import { answerWithRemix } from "#app/platform/http/answer-with-remix.server.ts";
import { createHttpApp } from "#app/platform/http/create-http-app.server.ts";
import { listen } from "#app/platform/http/listen.server.ts";
import { sayPrivate } from "#app/platform/http/say-private.server.ts";
import { tellDatabaseAway } from "#app/platform/http/tell-database-away.server.ts";
import { openWriteLimit } from "#app/platform/http/write-limit.server.ts";
import { type JobQueue, openQueue } from "#app/platform/jobs/open-queue.server.ts";
import { repeatInBackground } from "#app/platform/jobs/repeat-in-background.ts";
import { endKeysAlone } from "#app/platform/keys/end-keys-alone.server.ts";
import { type MasterKey, openMasterKey } from "#app/platform/keys/master-key.server.ts";
import { type Mailer, openMailer } from "#app/platform/mail/open-mailer.server.ts";
import { openDocumentReader } from "#app/platform/ocr/open-document-reader.server.ts";
import { openPrintFonts } from "#app/platform/pdf/open-print-fonts.server.ts";
import { sessionCookieNames } from "#app/platform/session/session-cookie.server.ts";
import { readSessionSecret } from "#app/platform/session/session-secret.server.ts";
import { themeCookieNames } from "#app/platform/session/theme-cookie.server.ts";
import type { SiteContext } from "#app/site-context.ts";

export interface Site {
  app: RequestListener;
  close(): Promise<void>;
}

/** What tests put in the place of what a site is served with. */
export interface SiteParts {
  clock: Clock;
  openReader: typeof openDocumentReader;
  repeat: typeof repeatInBackground;
  sampleNoticePatienceMs: number;
  readingPatienceMs: number;
  readinessPatienceMs: number;
  unreadBodySilenceMs: number;
  passwordCost: PasswordCost;
}

const servedParts: SiteParts = {
  clock: systemClock,
  openReader: openDocumentReader,
  repeat: repeatInBackground,
  sampleNoticePatienceMs: 2_000,
  readingPatienceMs: 8_000,
  readinessPatienceMs: 2_000,
  unreadBodySilenceMs: 10_000,
  passwordCost: SERVED_PASSWORD_COST,
};

/** The composition root: opens the outside world once and hands it to every route. `build` is Remix's server build;
 *  `clientDirectory` holds the built assets, null while developing, when Vite serves them. */
export async function openSite(
  env: Env,
  build: ServerBuild | (() => Promise<ServerBuild>),
  clientDirectory: string | null,
  parts: Partial<SiteParts> = {},
): Promise<Site> {
  const { clock, openReader, repeat, passwordCost, readinessPatienceMs, unreadBodySilenceMs, ...patience } = {
    ...servedParts,
    ...parts,
  };
  const database = await openDatabase(env);
  const masterKey = await openKeys(database.db, env).catch(async (error: unknown) => {
    await database.close();
    throw error;
  });
  const accountFiles = openSealedFiles(path.join(env.dataDir, "account-files"));
  if (env.fillsEmptyDatabase) await importSampleData(database.db);
  const gazetteer = openGazetteer();
  await locateHospitals(database.db, gazetteer);
  const reader = openReader({
    workers: env.ocrWorkers,
    queueLength: env.ocrQueueLength,
    pageTimeoutMs: env.ocrPageTimeoutMs,
    maxPages: maxPdfPages,
  });
  const dataVersion = watchDataVersion(database.db);
  const queue = await openQueue(database.db);
  const waitlistForwarding = await openWaitlistForwarding(queue, database.db, env.waitlistForwardUrl);
  const mailer = openMailer(env);
  const mailing = await openMailing(queue, database.db, { masterKey, mailer, siteOrigin: env.siteOrigin });
  const sweeping = repeat(() => sweepAccounts({ db: database.db, masterKey, accountFiles, clock }), 3600);
  const reminders = { db: database.db, masterKey, mailing, clock };
  const reminding = repeat((signal) => queueDueReminders(reminders, signal), 900);
  const publishing = repeat(() => refreshPublishedOutcomes(reminders), 3600);
  // What an import that was killed, or a new version's migration, left to be counted.
  const counting = repeat(async (signal) => {
    await refreshPlanKinds(database.db, signal);
    await refreshStatistics(database.db, signal);
    await refreshServiceNames(database.db, signal);
  }, 600);
  const archiving = env.databaseUrl === null ? repeat(openArchiveWatch(database.db, console.warn), 60) : null;
  // Hospitals that an older version left twice.
  const merging = repeat((signal) => mergeTwins(database.db, signal), 86_400);

  const context: Omit<SiteContext, "clientAddress" | "form" | "sayPrivate"> = {
    db: database.db,
    masterKey,
    accountFiles,
    reader,
    ...patience,
    clock,
    readiness: openReadiness(database.db, { timeoutMs: readinessPatienceMs }),
    uploads: openAdmission(3 * (env.ocrWorkers + env.ocrQueueLength)),
    deviceBillLimit: openWriteLimit({ writes: 30, windowMs: 3_600_000 }),
    uploadIdleTimeoutMs: env.uploadIdleTimeoutMs,
    sessionSecret: await readSessionSecret(env),
    demoUrl: env.demoUrl,
    securityContact: env.securityContact,
    waitlistForwarding,
    mailing,
    isMailOn: mailer.isOn,
    statedOrigin: env.statedOrigin,
    passwords: openPasswordHasher({
      places: Math.max(1, availableParallelism() - 1),
      mostWaiting: MOST_WAITING_PASSWORDS,
      cost: passwordCost,
    }),
    judgePassword: openPasswordJudge(),
    roadmapLimits: openRoadmapLimits(),
    gazetteer,
    starterEdits: openStarterEdits(),
    printFonts: openPrintFonts(),
    glossary: await readGlossary(
      path.join(clientDirectory ?? path.join(projectRoot(), "public"), "glossary.txt"),
    ),
    openData: openOpenData({
      db: database.db,
      folder: path.join(env.dataDir, "open-data"),
      terms: env.dataTerms,
    }),
  };
  const { plain, calls } = siteWords.en.errors;
  const requestsPerMinute = env.apiRequestsPerMinute;
  const withFailures = (served: ServerBuild) =>
    answerFailedCalls(tellDatabaseAway(served, calls.away), plain.failed);
  const app = createHttpApp({
    clientDirectory,
    trustProxy: env.trustProxy,
    siteOrigin: env.statedOrigin,
    api: { includes: isDataApiPath, requestsPerMinute },
    isPage: openPagePaths(build),
    isPrivate: isPrivatePath,
    pageCache: {
      limitBytes: clientDirectory === null ? 0 : env.pageCacheBytes, // while developing, pages change with the code
      cookieNames: themeCookieNames,
      ignoredCookieNames: sessionCookieNames,
      dataVersion,
    },
    unreadBodySilenceMs,
    words: {
      turnedAway: plain.turnedAway,
      otherOrigin: plain.otherOrigin,
      failed: plain.failed,
      malformedCall: calls.malformed,
      tooManyCalls: (count) => say("en", calls.tooMany, { count, limit: requestsPerMinute }),
    },
    answer: (originOf) =>
      answerWithRemix({
        build: typeof build === "function" ? async () => withFailures(await build()) : withFailures(build),
        originOf,
        getLoadContext: ({ ip }, response): SiteContext => ({
          ...context,
          clientAddress: ip ?? "",
          form: { isRefused: false },
          sayPrivate: () => sayPrivate(response),
        }),
      }),
  });
  return {
    app,
    async close() {
      await dataVersion.close();
      await reminding.close(); // it asks the queue for mail
      await queue.close();
      await counting.close();
      await merging.close();
      await archiving?.close();
      await sweeping.close();
      await publishing.close();
      await reader.close();
      await context.openData.close();
      await database.close();
    },
  };
}

/** The keys of accounts, brought to how this version keeps them. */
async function openKeys(db: PooledDatabase, env: Env): Promise<MasterKey> {
  const former = await endKeysAlone(db, env, keyTables);
  if (former === "to-change") {
    console.warn(
      "ACCOUNT_KEY still opens what the database's log and free pages hold of accounts that were deleted before this version. Run `npm run accounts:rotate` once to change it.",
    );
  }
  const masterKey = await openMasterKey(db, env);
  await checkKeyFiles(db, masterKey, env.dataDir);
  return masterKey;
}

/** Whether a path is a page's whose whole address is fixed. While developing, pages come and go: none is known. */
function openPagePaths(build: ServerBuild | (() => Promise<ServerBuild>)): (path: string) => boolean {
  const routes = typeof build === "function" ? [] : Object.values(build.routes);
  const fixed = routes.flatMap(({ path: page }) => (page && !/[:*]/.test(page) ? [`/${page}`] : []));
  const paths = new Set(fixed);
  return (path) => paths.has(path);
}

/** Some seconds of checks; whoever comes then is asked to try again. */
const MOST_WAITING_PASSWORDS = 48;

/** Asked for at once as well, for entries of a time without an address to send them to. */
async function openWaitlistForwarding(queue: JobQueue, db: PooledDatabase, url: string | null) {
  if (!url) return null;
  const forwarding = await queue.doWork("forward-waitlist", async (signal) => {
    const { outcome } = await forwardWaitlist(db, { url, clock: systemClock, signal });
    return outcome === "all-forwarded" ? "done" : "again";
  });
  await forwarding.request(db);
  return forwarding;
}

/** Asked for at once as well, for mail that an earlier process left. A reader waits for it: the first tries come soon. */
async function openMailing(
  queue: JobQueue,
  db: PooledDatabase,
  { siteOrigin, ...services }: { masterKey: MasterKey; mailer: Mailer; siteOrigin: string },
) {
  const send = (signal: AbortSignal) =>
    sendAccountMail({
      ...services,
      db,
      clock: systemClock,
      say: (mail) => sayAccountMail("en", mail, siteOrigin),
      signal,
    });
  const mailing = await queue.doWork(
    "send-mail",
    async (signal) => ((await send(signal)) === "all-sent" ? "done" : "again"),
    { firstRetrySeconds: 5, mostRetries: 16 },
  );
  await mailing.request(db);
  return mailing;
}

/** The site inside Vite's development server. */
export function openDevelopmentSite(build: () => Promise<ServerBuild>): Promise<Site> {
  return openSite(readEnv(process.env), build, null);
}

/** Opens the site and serves it until the process is asked to stop; requests under way are finished first. */
async function serve() {
  const env = readEnv(process.env);
  const build = await import("virtual:remix/server-build");
  const site = await openSite(env, build, path.join(projectRoot(), "build/client"));
  const server = await listen(site.app, env).catch(async (error: unknown) => {
    await site.close();
    throw error;
  });
  console.log(`${product.name} is ready at ${server.address}`);
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.once(signal, async () => {
      await server.close();
      await site.close();
      process.exit(0);
    });
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  await serve().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  });
}
