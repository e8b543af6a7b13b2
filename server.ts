import type { RequestListener } from "node:http";
import { availableParallelism } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { ServerBuild } from "@remix-run/node";
import { sayAccountMail } from "#app/content/words/say-account-mail.ts";
import { wordsIn } from "#app/content/words/words.ts";
import { isPrivatePath } from "#app/domain/accounts/is-private-path.ts";
import { MAIL_LANGUAGE } from "#app/domain/accounts/mail/mail-language.ts";
import { openSiteKeys } from "#app/domain/accounts/open-site-keys.server.ts";
import { openPasswordJudge } from "#app/domain/accounts/passwords/judge-password.server.ts";
import {
  openPasswordHasher,
  type PasswordCost,
  SERVED_PASSWORD_COST,
} from "#app/domain/accounts/passwords/open-password-hasher.server.ts";
import { isDataApiPath } from "#app/domain/api/is-data-api-path.ts";
import { offerWork } from "#app/domain/background-work/offer-work.server.ts";
import { openBackgroundWork } from "#app/domain/background-work/open-background-work.server.ts";
import { maxPdfPages } from "#app/domain/bills/upload-rules.ts";
import { openStarterEdits } from "#app/domain/coding-edits/starter/open-starter-edits.server.ts";
import { openPaperReader } from "#app/domain/documents/process/open-paper-reader.server.ts";
import { readGlossary } from "#app/domain/glossary/read-glossary.server.ts";
import { locateHospitals } from "#app/domain/hospitals/locate-hospitals.server.ts";
import { languageOf } from "#app/domain/language/language-of.ts";
import { say } from "#app/domain/language/say.ts";
import { openOpenData } from "#app/domain/open-data/open-open-data.server.ts";
import { openGazetteer } from "#app/domain/places/open-gazetteer.server.ts";
import { product } from "#app/domain/product.ts";
import { openRoadmapLimits } from "#app/domain/roadmap/roadmap-limits.server.ts";
import { importSampleData } from "#app/domain/sample-data/import-sample-data.server.ts";
import { type Clock, systemClock } from "#app/platform/clock.ts";
import { watchDataVersion } from "#app/platform/db/data-version.server.ts";
import { openArchiveWatch } from "#app/platform/db/embedded/watch-archive.server.ts";
import { openDatabase } from "#app/platform/db/open-database.server.ts";
import { openReadiness } from "#app/platform/db/open-readiness.server.ts";
import { openReplicas } from "#app/platform/db/replicas/open-replicas.server.ts";
import { type Env, readEnv } from "#app/platform/env/env.server.ts";
import { keepAssets } from "#app/platform/files/keep-assets.server.ts";
import { openAccountFiles } from "#app/platform/files/open-account-files.server.ts";
import { projectRoot } from "#app/platform/files/project-root.server.ts";
import { openAdmission } from "#app/platform/http/admission.ts";
import { answerFailedCalls } from "#app/platform/http/answer-failed-calls.server.ts";
import { answerWithRemix } from "#app/platform/http/answer-with-remix.server.ts";
import { createHttpApp } from "#app/platform/http/create-http-app.server.ts";
import { openFairAdmission } from "#app/platform/http/fair-admission.server.ts";
import { listen } from "#app/platform/http/listen.server.ts";
import { RATE_WINDOW_MS } from "#app/platform/http/rate-limit.server.ts";
import { sayPrivate } from "#app/platform/http/say-private.server.ts";
import { openSharedCount } from "#app/platform/http/shared-count.server.ts";
import { tellDatabaseAway } from "#app/platform/http/tell-database-away.server.ts";
import { openWriteLimit, type WriteLimitRule } from "#app/platform/http/write-limit.server.ts";
import { openQueue } from "#app/platform/jobs/open-queue.server.ts";
import { repeatInBackground } from "#app/platform/jobs/repeat-in-background.ts";
import { openMailer } from "#app/platform/mail/open-mailer.server.ts";
import {
  openDocumentReader,
  startReadingWorker,
} from "#app/platform/ocr/worker/open-document-reader.server.ts";
import { openPrintFonts } from "#app/platform/pdf/open-print-fonts.server.ts";
import { sessionCookieNames } from "#app/platform/session/session-cookie.server.ts";
import { readSessionSecret } from "#app/platform/session/session-secret.server.ts";
import { themeCookieNames } from "#app/platform/session/theme-cookie.server.ts";
import { readWroteAt, wroteCookie } from "#app/platform/session/wrote-cookie.ts";
import type { SiteContext } from "#app/site-context.ts";

/** For tests, which read bills of their own as the served site reads them: from the build. */
export { openDocumentReader, openPaperReader, startReadingWorker };

export interface Site {
  app: RequestListener;
  close(): Promise<void>;
}

/** What tests put in the place of what a site is served with. */
export interface SiteParts {
  clock: Clock;
  openReader: typeof openDocumentReader;
  openPapers: typeof openPaperReader;
  repeat: typeof repeatInBackground;
  sampleNoticePatienceMs: number;
  readingPatienceMs: number;
  readinessPatienceMs: number;
  unreadBodySilenceMs: number;
  /** Reads that are worked on at once; kept pages do not count. */
  mostReadsAtOnce: number;
  passwordCost: PasswordCost;
}

const servedParts: SiteParts = {
  clock: systemClock,
  openReader: openDocumentReader,
  openPapers: openPaperReader,
  repeat: repeatInBackground,
  sampleNoticePatienceMs: 2_000,
  readingPatienceMs: 8_000,
  readinessPatienceMs: 2_000,
  unreadBodySilenceMs: 10_000,
  mostReadsAtOnce: 64, // at some 20 ms of a core each, about a second's work
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
  const {
    clock,
    openReader,
    openPapers,
    repeat,
    passwordCost,
    readinessPatienceMs,
    unreadBodySilenceMs,
    mostReadsAtOnce,
    ...patience
  } = { ...servedParts, ...parts };
  const { accountFiles, closeFiles } = await openAccountFiles(env);
  const database = await openDatabase(env);
  const { db, sessions } = database;
  const masterKey = await openSiteKeys(db, { ...env, dataDir: env.filesFolder }).catch(
    async (error: unknown) => {
      await database.close();
      throw error;
    },
  );
  if (env.fillsEmptyDatabase) await importSampleData(sessions);
  const gazetteer = openGazetteer();
  await locateHospitals(sessions, gazetteer);
  const reader = openReader({
    workers: env.ocrWorkers,
    queueLength: env.ocrQueueLength,
    pageTimeoutMs: env.ocrPageTimeoutMs,
    maxPages: maxPdfPages,
    launcher: env.ocrLauncher,
  });
  const papers = openPapers({
    workers: env.ocrWorkers,
    queueLength: env.ocrQueueLength,
    timeoutMs: env.ocrPageTimeoutMs,
    launcher: env.ocrLauncher,
  });
  const dataVersion = watchDataVersion(db, { timeoutMs: readinessPatienceMs });
  const replicas = await openReplicas({
    primary: db,
    urls: env.readDatabaseUrls,
    statementTimeoutMs: env.statementTimeoutMs,
    keptVersion: () => dataVersion.current()?.all ?? null,
  });
  const queue = await openQueue(db, sessions);
  const work = await offerWork(queue);
  const mailer = openMailer(env);
  const starterEdits = openStarterEdits();
  const background = env.doesBackgroundWork
    ? await openBackgroundWork({
        db,
        sessions,
        queue,
        work,
        masterKey,
        accountFiles,
        reader,
        papers,
        starterEdits,
        readingPlaces: env.ocrWorkers,
        mailer,
        say: (mail) => sayAccountMail(MAIL_LANGUAGE, mail, env.siteOrigin),
        waitlistForwardUrl: env.waitlistForwardUrl,
        clock,
        repeat,
      })
    : queue;
  const archiving = env.databaseUrl === null ? repeat(openArchiveWatch(db, console.warn), 60) : null;
  const sessionSecret = await readSessionSecret(env);
  const openLimit = (rule: WriteLimitRule) => openWriteLimit(db, rule, sessionSecret);
  const context: Omit<SiteContext, "clientAddress" | "form" | "language" | "readDb" | "sayPrivate"> = {
    db,
    masterKey,
    accountFiles,
    reader,
    papers,
    ...patience,
    clock,
    readiness: openReadiness(db, { timeoutMs: readinessPatienceMs }),
    uploads: openFairAdmission(3 * (env.ocrWorkers + env.ocrQueueLength)),
    deviceBillLimit: openLimit({ name: "device bills", writes: 30, windowMs: HOUR_MS }),
    longBillLimit: openLimit({ name: "long typed bills", writes: 60, windowMs: HOUR_MS }),
    waitlistLimit: openLimit({ name: "waitlist", writes: 60, windowMs: HOUR_MS }),
    demoLimit: openLimit({ name: "demo requests", writes: 10, windowMs: HOUR_MS }),
    sampleVisitLimit: openLimit({ name: "sample visits", writes: 60, windowMs: HOUR_MS }), // a class shares an address
    sessionSecret,
    demoUrl: env.demoUrl,
    securityContact: env.securityContact,
    waitlistForwarding: env.waitlistForwardUrl === null ? null : work.waitlistForwarding,
    mailing: work.mailing,
    auditing: work.auditing,
    isMailOn: mailer.isOn,
    statedOrigin: env.statedOrigin,
    passwords: openPasswordHasher({
      places: Math.max(1, availableParallelism() - 1),
      mostWaiting: MOST_WAITING_PASSWORDS,
      cost: passwordCost,
    }),
    judgePassword: openPasswordJudge(),
    roadmapLimits: openRoadmapLimits(openLimit),
    gazetteer,
    starterEdits,
    printFonts: openPrintFonts(),
    glossary: await readGlossary(
      path.join(clientDirectory ?? path.join(projectRoot(), "public"), "glossary.txt"),
    ),
    openData: openOpenData({
      db: sessions,
      folder: path.join(env.filesFolder, "open-data"),
      terms: env.dataTerms,
    }),
  };
  const versionsDirectory = path.join(env.filesFolder, "versions");
  const keeping =
    clientDirectory === null
      ? null
      : repeat(
          () =>
            keepAssets(
              path.join(clientDirectory, "assets"),
              path.join(versionsDirectory, "assets"),
              clock.now(),
            ),
          21_600,
        );
  const language = languageOf("/");
  const { plain, calls } = wordsIn(language).site.errors;
  const requestsPerMinute = env.apiRequestsPerMinute;
  const apiCalls = openSharedCount(db, {
    name: "calls",
    windowMs: RATE_WINDOW_MS,
    most: requestsPerMinute,
    secret: sessionSecret,
  });
  const withFailures = (served: ServerBuild) =>
    answerFailedCalls(tellDatabaseAway(served, calls), plain.failed);
  const app = createHttpApp({
    clientDirectory,
    versionsDirectory,
    trustProxy: env.trustProxy,
    siteOrigin: env.statedOrigin,
    api: { includes: isDataApiPath, requestsPerMinute, count: apiCalls },
    isPage: openPagePaths(build),
    isPrivate: isPrivatePath,
    isProbe: (path) => path === "/healthz" || path === "/readyz",
    reads: openAdmission(mostReadsAtOnce),
    pageCache: {
      limitBytes: clientDirectory === null ? 0 : env.pageCacheBytes, // while developing, pages change with the code
      cookieNames: themeCookieNames,
      ignoredCookieNames: sessionCookieNames,
      dataVersion,
      nowMs: () => performance.now(),
    },
    unreadBodySilenceMs,
    words: {
      turnedAway: plain.turnedAway,
      otherOrigin: plain.otherOrigin,
      full: plain.full,
      failed: plain.failed,
      malformedCall: calls.malformed,
      tooManyCalls: (count) => say(language, calls.tooMany, { count, limit: requestsPerMinute }),
    },
    answer: (originOf) =>
      answerWithRemix({
        bodyPatienceMs: env.uploadIdleTimeoutMs,
        build: typeof build === "function" ? async () => withFailures(await build()) : withFailures(build),
        originOf,
        rememberWrite: async () => {
          const position = await replicas.position();
          return position && wroteCookie(position);
        },
        getLoadContext: (request, response): SiteContext => ({
          ...context,
          readDb: request.method === "GET" ? replicas.readerFor(readWroteAt(request)) : db,
          clientAddress: request.ip ?? "",
          language: languageOf(request.path),
          form: { isRefused: false },
          sayPrivate: () => sayPrivate(response),
        }),
      }),
  });
  return {
    app,
    async close() {
      await dataVersion.close();
      await background.close();
      await archiving?.close();
      await keeping?.close();
      await reader.close();
      await papers.close();
      await context.openData.close();
      await replicas.close();
      closeFiles();
      await database.close();
    },
  };
}

/** Whether a path is a page's whose whole address is fixed. While developing, pages come and go: none is known. */
function openPagePaths(build: ServerBuild | (() => Promise<ServerBuild>)): (path: string) => boolean {
  const routes = typeof build === "function" ? [] : Object.values(build.routes);
  const fixed = routes.flatMap(({ path: page }) => (page && !/[:*]/.test(page) ? [`/${page}`] : []));
  const paths = new Set(fixed);
  return (path) => paths.has(path);
}

const HOUR_MS = 3_600_000;

/** Some seconds of checks; whoever comes then is asked to try again. */
const MOST_WAITING_PASSWORDS = 48;

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
