import type { PasswordJudge } from "#app/domain/accounts/passwords/judge-password.server.ts";
import type { PasswordHasher } from "#app/domain/accounts/passwords/open-password-hasher.server.ts";
import type { BillServices } from "#app/domain/bills/receive-bill.server.ts";
import type { CodingEdits } from "#app/domain/coding-edits/coding-edits.ts";
import type { PaperReader } from "#app/domain/documents/process/paper-reader.ts";
import type { FileChecker } from "#app/domain/file-checks/process/open-file-checker.server.ts";
import type { TermsOfCategory } from "#app/domain/glossary/glossary-term.ts";
import type { Language } from "#app/domain/language/language.ts";
import type { OpenData } from "#app/domain/open-data/open-open-data.server.ts";
import type { ParquetData } from "#app/domain/open-data/parquet/open-parquet-data.server.ts";
import type { Gazetteer } from "#app/domain/places/open-gazetteer.server.ts";
import type { RoadmapLimits } from "#app/domain/roadmap/roadmap-limits.server.ts";
import type { SiteWatch } from "#app/domain/site-status/open-site-watch.server.ts";
import type { Database, PooledDatabase } from "#app/platform/db/open-database.server.ts";
import type { Readiness } from "#app/platform/db/open-readiness.server.ts";
import type { SealedFiles } from "#app/platform/files/sealed-files.server.ts";
import type { DiskWatch } from "#app/platform/files/watch-disk.server.ts";
import type { FormState } from "#app/platform/http/forms/refuse-submission.server.ts";
import type { FairAdmission } from "#app/platform/http/limits/fair-admission.server.ts";
import type { WriteLimit } from "#app/platform/http/limits/write-limit.server.ts";
import type { DurableWork } from "#app/platform/jobs/open-queue.server.ts";
import type { MasterKey } from "#app/platform/keys/master-key.server.ts";
import type { PageDrawer } from "#app/platform/ocr/document-reader.ts";
import type { PrintFonts } from "#app/platform/pdf/open-print-fonts.server.ts";
import type { PoolLoad } from "#app/platform/processes/worker-pool.server.ts";
import type { SiteFigures } from "./open-watch.server.ts";

/** What server.ts opens once and every loader and action receives as `context`. */
export type SiteContext = BillServices & {
  db: PooledDatabase;
  /** Where loaders of public pages read: an available replica with this visitor's writes; `db` while a form is
   *  handled. Writes and personal data always use `db`. */
  readDb: Database;
  /** Whether visitors may be sent here. */
  readiness: Readiness;
  /** The site's health, for operators. */
  siteWatch: SiteWatch;
  /** What this process counts, for a program that collects it. */
  figures: SiteFigures;
  /** Where the site keeps its files. */
  dataDir: string;
  /** The site's own answer to a call, for internal use only: without a session, and not counted by any limit. A body is sent by
   *  POST, as JSON. */
  askHere(pathAndQuery: string, body?: unknown): Promise<Response>;
  /** Says on the console that a disk is full. */
  disk: DiskWatch;
  /** The places for bills that are sent and read at once in this process. */
  uploads: FairAdmission;
  /** Bills that were read on devices, which cost their sender nothing to make up. */
  deviceBillLimit: WriteLimit;
  /** Long bills that are typed, each of which is checked in the process that serves pages. */
  longBillLimit: WriteLimit;
  /** Addresses for the waitlist, each of which may be sent on. */
  waitlistLimit: WriteLimit;
  demoLimit: WriteLimit;
  correctionLimit: WriteLimit;
  /** Visits to the sample account, each of which begins a session. */
  sampleVisitLimit: WriteLimit;
  /** How long a browser without script waits for a bill's reply before it is shown how far the reading is. */
  readingPatienceMs: number;
  /** How long a page waits to learn whether the data are samples before it comes without the notice. */
  sampleNoticePatienceMs: number;
  /** Opens the keys of accounts. */
  masterKey: MasterKey;
  /** Draws documents for print, in addition to reading bills. */
  reader: PageDrawer & { load(): PoolLoad };
  /** Makes sense of what strangers send, away from the process that serves pages. */
  papers: PaperReader;
  /** Where the originals of price files are, as far as they are kept. */
  keptFilesFolder: string;
  /** Checks price files that strangers send or name, in a separate process. */
  fileChecker: FileChecker;
  /** The places for files that are sent and checked at once. */
  fileChecks: FairAdmission;
  /** Files that a network may have checked, each of which may be downloaded. */
  fileCheckLimit: WriteLimit;
  /** The files that people keep in their accounts. */
  accountFiles: SealedFiles;
  /** Signs receipts and cookies. */
  sessionSecret: string;
  /** Where this site is on the web, as its operator says; null: not said. */
  statedOrigin: string | null;
  /** The operator's own page for booking a demo; null: a request form replaces it. */
  demoUrl: string | null;
  /** Where to report a fault in security, as a URI; null: the site's own page replaces it. */
  securityContact: string | null;
  /** Sends waitlist entries on; null: they stay in the database. */
  waitlistForwarding: DurableWork | null;
  /** Sends mail about accounts. */
  mailing: DurableWork;
  /** Audits the bills of accounts that wait for it. */
  auditing: DurableWork;
  /** Whether mail goes out; else the operator passes on what the console prints. */
  isMailOn: boolean;
  passwords: PasswordHasher;
  judgePassword: PasswordJudge;
  /** The network address that the request came from, for limits alone: nothing keeps it. */
  clientAddress: string;
  /** The language that the request's address speaks. */
  language: Language;
  /** What became of the form that this request sent. */
  form: FormState;
  /** Marks the reply to this request, from any source, as not to be cached or indexed. */
  markPrivate(): void;
  roadmapLimits: RoadmapLimits;
  /** The places that visitors may look for hospitals at. */
  gazetteer: Gazetteer;
  /** The coding edits that come with the site. */
  starterEdits: CodingEdits;
  /** What letters are printed with. */
  printFonts: PrintFonts;
  /** The terms of public/glossary.txt; empty when it could not be read. */
  glossaries: Record<Language, TermsOfCategory[]>;
  /** The files that anyone may download, and their terms. */
  openData: OpenData;
  parquet: ParquetData;
};

/** What is the same for every request. */
export type SharedContext = Omit<
  SiteContext,
  "askHere" | "readDb" | "clientAddress" | "form" | "language" | "markPrivate"
>;

declare module "@remix-run/server-runtime" {
  interface AppLoadContext extends SiteContext {}
  interface Future {
    v3_singleFetch: true;
  }
}
