import type { AppLoadContext } from "@remix-run/node";
import type { admin } from "#app/content/words/en/admin.ts";
import { sayDate } from "#app/content/words/say-date.ts";
import { wordsIn } from "#app/content/words/words.ts";
import { newestEditions } from "#app/domain/cms-files/newest-editions.ts";
import { easternDay } from "#app/domain/dates/eastern-day.ts";
import { formatDate } from "#app/domain/dates/format-date.ts";
import type { Language } from "#app/domain/language/language.ts";
import { say } from "#app/domain/language/say.ts";
import { judgeBackup } from "#app/domain/site-status/judge-backup.ts";
import { readSiteStatus, type SiteStatus } from "#app/domain/site-status/read-site-status.server.ts";
import { readSources } from "#app/domain/site-status/read-sources.server.ts";
import { readVersion } from "#app/platform/files/read-version.server.ts";

interface SiteFact {
  what: keyof typeof admin.site.rows;
  /** Empty: none. */
  values: string[];
}

/** How the site is, in words: its version, sizes, what waits, the last import and backup, and which rules it has until when. */
export async function viewSite({ db, dataDir, language, clock }: AppLoadContext) {
  const [version, status, sources] = await Promise.all([
    readVersion(),
    readSiteStatus(db, dataDir),
    readSources(db),
  ]);
  const { site: words } = wordsIn(language).admin;
  const megabytes = (bytes: number) => say(language, words.megabytes, { count: Math.round(bytes / 1e6) });
  const today = easternDay(clock.now());
  const facts: SiteFact[] = [
    { what: "version", values: [version] },
    { what: "database", values: [megabytes(status.databaseBytes)] },
    { what: "disk", values: [status.freeBytes === null ? words.unknown : megabytes(status.freeBytes)] },
    {
      what: "queue",
      values: Object.entries(status.queue).map(([name, count]) =>
        say(language, words.order, { name, count }),
      ),
    },
    { what: "bills", values: status.billsWaiting === 0 ? [] : [String(status.billsWaiting)] },
    { what: "mail", values: status.mailWaiting === 0 ? [] : [String(status.mailWaiting)] },
    {
      what: "lastImport",
      values: status.lastImportAt ? [formatDate(language, status.lastImportAt.slice(0, 10))] : [],
    },
    { what: "lastBackup", values: [sayBackup(language, status, clock.now())] },
    {
      what: "editions",
      values: newestEditions(sources.rules).map(({ kind, edition, overOn }) =>
        say(language, overOn <= today ? words.editionEnded : words.editionEnds, {
          kind: words.kinds[kind],
          edition,
          date: formatDate(language, overOn),
        }),
      ),
    },
  ];
  return { facts, isSample: sources.isSample };
}

export type ViewedSite = Awaited<ReturnType<typeof viewSite>>;

function sayBackup(language: Language, status: SiteStatus, now: Date): string {
  const { backup } = wordsIn(language).admin.site;
  const { outcome } = judgeBackup(status, now);
  return outcome === "fresh"
    ? sayDate(language, status.lastBackup?.startedAt?.slice(0, 10) ?? null)
    : backup[outcome];
}
