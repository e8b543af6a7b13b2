import { availableParallelism } from "node:os";
import path from "node:path";
import { z } from "zod/v4";
import { type FilesPlace, parseFilesUrl } from "./files-url.server.ts";
import { parseTrustProxy } from "./trust-proxy.server.ts";

/** How the operator set this process up. Null: not set, and there is no default. */
export type Env = ReturnType<typeof readEnv>;

const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .pipe(z.number().min(min).max(max));
const milliseconds = wholeNumber(1, 999_999_999);
const webAddress = z.url({ protocol: /^https?$/ });

/** The description of a variable says which values it takes and its default. */
const schema = z.object({
  PORT: wholeNumber(0, 65_535).default(3000).describe("a port, 0 to 65535 (default 3000; 0: any free one)"),
  HOST: z.string().optional().describe("the name or address to listen on (default: every network interface)"),
  DATA_DIR: z.string().default("./data").describe("a folder for the files of the site (default ./data)"),
  FILES_URL: z
    .string()
    .transform(parseFilesUrl)
    .optional()
    .describe(
      "file:///folder or s3://bucket/prefix?endpoint=https://host&region=name, where several machines keep the files that they share (default: DATA_DIR)",
    ),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .optional()
    .describe("postgres://user:password@host:5432/database (default: the built-in PostgreSQL, in DATA_DIR)"),
  DATABASE_DIRECT_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .optional()
    .describe(
      "postgres://user:password@host:5432/database, PostgreSQL itself behind the pooler that DATABASE_URL names (default: DATABASE_URL)",
    ),
  DATABASE_READ_URL: z
    .string()
    .transform((text) => text.split(",").map((url) => url.trim()))
    .pipe(z.array(z.url({ protocol: /^postgres(ql)?$/ })))
    .optional()
    .describe(
      "one or more postgres://user:password@host:5432/database with commas between, replicas that public pages are read from (default: none)",
    ),
  SESSION_SECRET: z
    .string()
    .min(32)
    .optional()
    .describe("a secret of 32 characters or more (default: one generated into DATA_DIR/session-secret)"),
  ACCOUNT_KEY: z
    .string()
    .min(32)
    .optional()
    .describe(
      "a secret of 32 characters or more that the keys of all accounts are wrapped with (default: one generated into DATA_DIR/account-key)",
    ),
  ACCOUNT_KEY_NEXT: z
    .string()
    .min(32)
    .optional()
    .describe("the secret that takes ACCOUNT_KEY's place, while faircharge accounts rotate runs"),
  DEMO_URL: webAddress
    .optional()
    .describe("an https:// address to book a demo at (default: a form on the site)"),
  WAITLIST_FORWARD_URL: webAddress
    .optional()
    .describe(
      "an https:// address that takes waitlist entries as a form (default: they stay in the database)",
    ),
  SECURITY_CONTACT: z
    .union([z.email().transform((address) => `mailto:${address}`), z.url({ protocol: /^https$/ })])
    .optional()
    .describe(
      "an email address or an https:// address that takes reports of security faults (default: the site's own page on security)",
    ),
  OCR_WORKERS: wholeNumber(1, 256)
    .default(Math.max(1, availableParallelism() - 1))
    .describe(
      "a number of bills to read at once, 1 to 256 (default: one fewer than there are processor cores)",
    ),
  OCR_QUEUE_LENGTH: wholeNumber(0, 10_000).default(8).describe("a number of waiting bills (default 8)"),
  OCR_PAGE_TIMEOUT_MS: milliseconds.default(30_000).describe("a number of milliseconds (default 30000)"),
  OCR_LAUNCHER: z
    .string()
    .optional()
    .describe(
      "a program with its arguments that starts each reading process, such as /usr/bin/unshare --user --map-current-user --net (default: none)",
    ),
  UPLOAD_IDLE_TIMEOUT_MS: milliseconds.default(30_000).describe("a number of milliseconds (default 30000)"),
  TRUST_PROXY: z
    .string()
    .default("loopback")
    .transform(parseTrustProxy)
    .describe(
      "the proxies to believe: loopback, linklocal, uniquelocal or addresses with commas between, a number of hops, or none (default loopback)",
    ),
  SAMPLE_DATA: z
    .enum(["on", "off"])
    .default("on")
    .describe("on or off: whether an empty database is filled with fictional hospitals (default on)"),
  BACKGROUND_WORK: z
    .enum(["on", "off"])
    .default("on")
    .describe(
      "on or off: whether this process also reads the bills of accounts, sends mail and sweeps; off where `npx faircharge worker` does (default on)",
    ),
  SOURCES_CHECK: z
    .enum(["daily", "weekly", "off"])
    .default("daily")
    .describe(
      "daily, weekly or off: how often this site looks at the sources of price files by itself; without a source it asks nobody (default daily)",
    ),
  SOURCES_ALLOW_PRIVATE: z
    .enum(["on", "off"])
    .default("off")
    .describe("on or off: whether sources may be at addresses of private networks (default off)"),
  SOURCES_MAX_FILE_MB: wholeNumber(1, 1_000_000)
    .default(1024)
    .describe("a number of megabytes, the most that a source's file may have as it is sent (default 1024)"),
  KEEP_PRICE_FILES: z
    .union([z.literal("off").transform(() => 0), wholeNumber(1, 100_000)])
    .default(0)
    .describe("a number of gigabytes for the originals of imported price files, or off (default off)"),
  DATA_TERMS: z
    .string()
    .default(
      "Figures are derived from price files that hospitals publish under 45 CFR 180.50; cite the file and its date.",
    )
    .describe("the terms of the files that can be downloaded, in a sentence or more (default: whom to cite)"),
  STATEMENT_TIMEOUT_MS: milliseconds.default(5000).describe("a number of milliseconds (default 5000)"),
  PAGE_CACHE_MB: wholeNumber(0, 65_536)
    .default(64)
    .describe("a number of megabytes, 0 to 65536 (default 64; 0: no page is kept)"),
  API_REQUESTS_PER_MINUTE: wholeNumber(1, 1_000_000)
    .default(300)
    .describe("a number of calls a minute from one address, 1 to 1000000 (default 300)"),
  METRICS_TOKEN: z
    .string()
    .min(32)
    .optional()
    .describe(
      "a secret of 32 characters or more that /metrics takes as a bearer token (default: /metrics answers this machine alone)",
    ),
  SITE_URL: webAddress
    .refine((address) => new URL(address).href === `${new URL(address).origin}/`)
    .transform((address) => new URL(address).origin)
    .optional()
    .describe("the site's own address without a path, like https://prices.example.org (default: none)"),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .optional()
    .describe(
      "smtp://user:password@host:587 or smtps://… (default: mail is off, and links are printed on the console)",
    ),
  MAIL_FROM: z
    .string()
    .regex(/^(?:[^<>@\p{Cc}]+<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/u)
    .optional()
    .describe("who mail is from: Name <name@example.org> or name@example.org"),
});

/** The names of all variables. */
export const variableNames = Object.keys(schema.shape);

/**
 * Reads the environment. An empty value counts as none; nothing is required.
 * Throws one error that names each variable with a wrong value and what it takes, never the value.
 */
export function readEnv(source: NodeJS.ProcessEnv) {
  const given = Object.entries(source).filter(([name, value]) => name in schema.shape && value?.trim());
  const result = schema.safeParse(Object.fromEntries(given.map(([name, value]) => [name, value?.trim()])));
  if (!result.success) throw new Error(describeProblems(result.error));
  const env = result.data;
  return {
    port: env.PORT,
    /** Undefined: every network interface. */
    host: env.HOST,
    dataDir: path.resolve(env.DATA_DIR),
    ...readFilesPlace(env),
    databaseUrl: env.DATABASE_URL ?? null,
    directDatabaseUrl: env.DATABASE_DIRECT_URL ?? null,
    readDatabaseUrls: env.DATABASE_READ_URL ?? [],
    sessionSecret: env.SESSION_SECRET ?? null,
    accountKey: env.ACCOUNT_KEY ?? null,
    nextAccountKey: env.ACCOUNT_KEY_NEXT ?? null,
    demoUrl: env.DEMO_URL ?? null,
    waitlistForwardUrl: env.WAITLIST_FORWARD_URL ?? null,
    /** A URI, as security.txt wants it. */
    securityContact: env.SECURITY_CONTACT ?? null,
    ocrWorkers: env.OCR_WORKERS,
    ocrQueueLength: env.OCR_QUEUE_LENGTH,
    ocrPageTimeoutMs: env.OCR_PAGE_TIMEOUT_MS,
    ocrLauncher: env.OCR_LAUNCHER?.split(/\s+/) ?? [],
    uploadIdleTimeoutMs: env.UPLOAD_IDLE_TIMEOUT_MS,
    trustProxy: env.TRUST_PROXY,
    fillsEmptyDatabase: env.SAMPLE_DATA === "on",
    doesBackgroundWork: env.BACKGROUND_WORK === "on",
    sourcesCheck: env.SOURCES_CHECK,
    allowsPrivateSources: env.SOURCES_ALLOW_PRIVATE === "on",
    maxSourceFileBytes: env.SOURCES_MAX_FILE_MB * 1024 * 1024,
    /** 0: no original is kept. */
    keptPriceFileBytes: env.KEEP_PRICE_FILES * 1e9,
    dataTerms: env.DATA_TERMS,
    statementTimeoutMs: env.STATEMENT_TIMEOUT_MS,
    pageCacheBytes: env.PAGE_CACHE_MB * 1024 * 1024,
    apiRequestsPerMinute: env.API_REQUESTS_PER_MINUTE,
    metricsToken: env.METRICS_TOKEN ?? null,
    /** The origin that links in mail lead to. */
    siteOrigin: env.SITE_URL ?? `http://localhost:${env.PORT}`,
    /** The origin that visitors ask for, from SITE_URL; null: from their requests. */
    statedOrigin: env.SITE_URL ?? null,
    mail: readMailSettings(env),
  };
}

/** Throws where machines would share files, and each would make its own keys. */
function readFilesPlace({ FILES_URL, DATA_DIR, ACCOUNT_KEY, SESSION_SECRET }: z.output<typeof schema>): {
  /** The folder of account keys and files for download, and of sealed files unless a bucket has them. */
  filesFolder: string;
  /** The bucket of sealed files; null: they are in `filesFolder`. */
  bucket: Extract<FilesPlace, { kind: "bucket" }> | null;
  sharesFiles: boolean;
} {
  const filesFolder = path.resolve(DATA_DIR);
  if (FILES_URL === undefined) return { filesFolder, bucket: null, sharesFiles: false };
  const missing = Object.entries({ ACCOUNT_KEY, SESSION_SECRET }).filter(([, value]) => value === undefined);
  if (missing.length > 0) {
    throw new Error(
      `FILES_URL is for several machines, which need the same secrets: set ${missing.map(([name]) => name).join(" and ")} in the environment of each.`,
    );
  }
  return FILES_URL.kind === "folder"
    ? { filesFolder: FILES_URL.folder, bucket: null, sharesFiles: true }
    : { filesFolder, bucket: FILES_URL, sharesFiles: true };
}

/** Null: mail is off. Throws if mail has no sender, or if its links would lead nowhere. Links can't use a
 *  request's address, which would let its sender choose where they lead. */
function readMailSettings({ SMTP_URL, MAIL_FROM, SITE_URL }: z.output<typeof schema>) {
  if (SMTP_URL === undefined) return null;
  if (MAIL_FROM === undefined || SITE_URL === undefined) {
    throw new Error(
      "SMTP_URL takes two others beside it: MAIL_FROM, who mail is from, and SITE_URL, the address that its links lead to.",
    );
  }
  return { smtpUrl: SMTP_URL, from: MAIL_FROM };
}

function describeProblems(error: z.ZodError): string {
  const names = new Set(error.issues.map(({ path: [name] }) => name as keyof typeof schema.shape));
  return [...names].map((name) => `${name} takes ${schema.shape[name].description}.`).join("\n");
}
