import { createHash } from "node:crypto";
import type { SourceState } from "#app/domain/sources/source.ts";
import { type Edition, gzipped, hospitalName, priceFile } from "./editions.ts";
import { writeStoredZip } from "./write-stored-zip.ts";

export interface Reply {
  status: number;
  headers?: Record<string, string>;
  body?: Buffer;
  /** `lying`: the same ETag for any content; `rotating`: another one for the same bytes. */
  validators?: "honest" | "lying" | "rotating" | "none";
  manner?: "plain" | "cut-resumable" | "cut" | "announces-more" | "announces-2-gb" | "silent" | "hang-up";
}

export interface CountySite {
  kind: string;
  host: string;
  /** A second host of its, where one kind has its file. */
  otherHost: string;
  /** The path that is added as a source. */
  start: string;
  isSecure: boolean;
  /** How the source is at the end of the month, and a code of its reason; null = none. */
  state: SourceState;
  reason: string | null;
  /** SHA-256 of each file that is to be imported by then. */
  imported: string[];
  robots(day: number): Reply;
  isForbidden(path: string): boolean;
  answer(path: string, day: number, origin: (host: string) => string): Reply;
}

const MONTH = 30;
const FILE = "/files/prices_standardcharges.csv";
const NOT_FOUND: Reply = { status: 404, body: Buffer.from("no") };
const HTML = Buffer.from(
  "<!DOCTYPE html>\n<html><title>Welcome</title><p>Please prove that you are no robot.</html>",
);

interface Kind {
  name: string;
  count: number;
  state?: SourceState;
  reason?: string;
  /** Which edition is published on a day; a month has three unless it says otherwise. */
  edition?: (n: number, day: number) => Edition;
  /** Editions that are held or never come: their bytes are not imported. */
  isLost?: (edition: Edition) => boolean;
  start?: string;
  isSecure?: boolean;
  robots?: Reply;
  forbids?: string;
  /** The file, as it is packed and sent. */
  pack?: (bytes: Buffer, day: number) => Buffer;
  send?: (body: Buffer, day: number, origin: string) => Reply;
  /** The cms-hpt.txt; `file`: the path that it names. */
  finder?: (text: string, day: number, tools: FinderTools) => Reply;
  path?: (day: number) => string;
  redirects?: (path: string, origin: string) => Reply | null;
}

interface FinderTools {
  n: number;
  origin: string;
  /** The origin of the other host, which serves the same files. */
  elsewhere: string;
}

const plain = (body: Buffer): Reply => ({ status: 200, body, validators: "honest" });
const text = (body: string): Reply => plain(Buffer.from(body));
const status = (code: number, headers: Record<string, string> = {}): Reply => ({ status: code, headers });
const monthly = (n: number, day: number): Edition => ({
  hospital: n,
  edition: day < 8 ? 0 : day < 17 ? 1 : 2,
});
const once = (n: number): Edition => ({ hospital: n, edition: 0 });
const changedOn =
  (firstDay: number, change: Partial<Edition>) =>
  (n: number, day: number): Edition => ({ ...once(n), ...(day >= firstDay && { edition: 1, ...change }) });
const isChanged = ({ edition }: Edition) => edition > 0;
const all = () => true;

const KINDS: readonly Kind[] = [
  { name: "good", count: 40, edition: monthly },
  { name: "json", count: 10, edition: (n, day) => ({ ...monthly(n, day), layout: "json" }) },
  {
    name: "json with a byte order mark",
    count: 3,
    edition: (n, day) => ({ ...monthly(n, day), layout: "json" }),
    pack: (bytes) => Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), bytes]),
  },
  { name: "wide", count: 5, edition: (n, day) => ({ ...monthly(n, day), layout: "wide" }) },
  {
    name: "no validators",
    count: 12,
    edition: monthly,
    send: (body) => ({ ...plain(body), validators: "none" }),
  },
  {
    name: "ETag rotates",
    count: 8,
    edition: once,
    send: (body) => ({ ...plain(body), validators: "rotating" }),
  },
  {
    name: "ETag lies",
    count: 5,
    edition: changedOn(8, {}),
    send: (body) => ({ ...plain(body), validators: "lying" }),
  },
  { name: "changed without a new date", count: 6, edition: changedOn(9, { date: "2026-01-01" }) },
  {
    name: "cms-hpt.txt in UTF-16",
    count: 4,
    edition: monthly,
    finder: (written) => plain(Buffer.from(`\ufeff${written}`, "utf16le")),
  },
  {
    name: "cms-hpt.txt as prose",
    count: 3,
    edition: monthly,
    finder: (_, __, { origin }) => text(`You find our charges here: ${origin}${FILE} , updated each month.`),
  },
  {
    name: "address without a scheme",
    count: 3,
    edition: monthly,
    finder: (written) => text(written.replace(/mrf-url: http:\/\//, "mrf-url: ")),
  },
  {
    name: "file at another host",
    count: 4,
    edition: once,
    finder: (written, _, { origin, elsewhere }) =>
      text(written.replaceAll(`${origin}/files`, `${elsewhere}/files`)),
  },
  {
    name: "name with commas",
    count: 3,
    edition: once,
    finder: (written, _, { n }) =>
      text(written.replace(/location-name: .*/, `location-name: ${hospitalName(n)}, Inc., Main: East`)),
  },
  {
    name: "page in place of cms-hpt.txt",
    count: 4,
    state: "failing",
    reason: "web-page",
    isLost: all,
    finder: () => plain(HTML),
  },
  {
    name: "no cms-hpt.txt",
    count: 4,
    state: "failing",
    reason: "not-found",
    isLost: all,
    finder: () => NOT_FOUND,
  },
  {
    name: "cms-hpt.txt says click here",
    count: 2,
    state: "failing",
    reason: "mrf-url-no-address",
    isLost: all,
    finder: () => text("location-name: Somewhere\nmrf-url: click here"),
  },
  {
    name: "redirects",
    count: 5,
    edition: monthly,
    redirects: (path, origin) => {
      const step = /^\/(\d)(\/.*)$/.exec(path);
      if (path === FILE) return status(301, { Location: `/1${FILE}` });
      if (!step) return null;
      const [code, next] = { 1: [302, 2], 2: [307, 3], 3: [308, 4] }[Number(step[1])] ?? [0, 0];
      return code ? status(code, { Location: `${origin}/${next}${step[2]}` }) : null;
    },
  },
  {
    name: "redirects in a circle",
    count: 3,
    state: "failing",
    reason: "too-many-redirects",
    isLost: all,
    redirects: (path) => (path === FILE ? status(302, { Location: FILE }) : null),
  },
  { name: "forbidden", count: 3, state: "failing", reason: "refused", isLost: all, send: () => status(403) },
  {
    name: "too many, then good",
    count: 4,
    edition: once,
    send: (body, day) => (day > 2 && day < 6 ? status(429, { "Retry-After": "129600" }) : plain(body)),
  },
  {
    name: "always too many",
    count: 2,
    state: "failing",
    reason: "server-error asked-to-wait",
    isLost: all,
    send: () => status(429, { "Retry-After": "90000" }),
  },
  { name: "away", count: 3, state: "failing", reason: "server-error", isLost: all, send: () => status(503) },
  {
    name: "away for some days",
    count: 3,
    edition: monthly,
    send: (body, day) => (day > 4 && day < 8 ? status(503) : plain(body)),
  },
  {
    name: "silent",
    count: 2,
    state: "failing",
    reason: "timed-out",
    isLost: all,
    send: (body) => ({ ...plain(body), manner: "silent" }),
  },
  {
    name: "hangs up",
    count: 2,
    state: "failing",
    reason: "unreachable",
    isLost: all,
    send: () => ({ status: 200, manner: "hang-up" }),
  },
  {
    name: "cut, with ranges",
    count: 4,
    edition: monthly,
    send: (body) => ({ ...plain(body), manner: "cut-resumable" }),
  },
  {
    name: "cut",
    count: 2,
    state: "failing",
    reason: "cut-short",
    isLost: all,
    send: (body) => ({ ...plain(body), manner: "cut" }),
  },
  {
    name: "wrong length",
    count: 3,
    state: "failing",
    reason: "cut-short",
    isLost: all,
    send: (body) => ({ ...plain(body), manner: "announces-more" }),
  },
  { name: "gzip", count: 4, edition: monthly, pack: gzipped },
  { name: "gzip of gzip", count: 3, edition: monthly, pack: (bytes) => gzipped(gzipped(bytes)) },
  {
    name: "zip with __MACOSX",
    count: 3,
    edition: monthly,
    pack: (bytes) =>
      writeStoredZip({ "__MACOSX/._prices.csv": Buffer.from("x"), "prices_standardcharges.csv": bytes }),
  },
  {
    name: "zip with two files",
    count: 2,
    state: "quarantined",
    reason: "several-files",
    isLost: all,
    pack: (bytes) => writeStoredZip({ "a_standardcharges.csv": bytes, "b_standardcharges.csv": bytes }),
  },
  {
    name: "announces 2 GB",
    count: 2,
    state: "failing",
    reason: "too-large",
    isLost: all,
    send: (body) => ({ ...plain(body), manner: "announces-2-gb" }),
  },
  {
    name: "certificate expired",
    count: 1,
    state: "failing",
    reason: "bad-certificate",
    isLost: all,
    isSecure: true,
  },
  {
    name: "robots forbids",
    count: 4,
    state: "failing",
    reason: "robots-forbid",
    isLost: all,
    robots: text("User-agent: *\nDisallow: /files/\n"),
    forbids: "/files/",
  },
  {
    name: "robots away",
    count: 2,
    state: "failing",
    reason: "robots-away",
    isLost: all,
    robots: status(503),
    forbids: "/",
  },
  {
    name: "moved with a new name",
    count: 4,
    edition: monthly,
    path: (day) => (day < 12 ? FILE : "/files/new-name_standardcharges.csv"),
  },
  {
    name: "a file that moved",
    count: 2,
    edition: monthly,
    start: FILE,
    path: (day) => (day < 12 ? FILE : "/files/new-name_standardcharges.csv"),
  },
  {
    name: "another hospital's file",
    count: 3,
    state: "quarantined",
    reason: "other-hospital",
    edition: (n, day) => (day < 9 ? once(n) : { hospital: n + 500, edition: 1 }),
    isLost: ({ edition }) => edition === 1,
  },
  {
    name: "a page with 200",
    count: 3,
    state: "failing",
    reason: "page-in-place",
    edition: once,
    send: (body, day) => plain(day < 6 ? body : HTML),
  },
  {
    name: "half is gone",
    count: 3,
    state: "quarantined",
    reason: "fewer-charges",
    edition: changedOn(11, { services: 5 }),
    isLost: isChanged,
  },
  {
    name: "prices ten times as high",
    count: 2,
    state: "quarantined",
    reason: "prices-moved",
    edition: changedOn(11, { factor: 10 }),
    isLost: isChanged,
  },
  {
    name: "older",
    count: 2,
    state: "quarantined",
    reason: "older",
    edition: changedOn(11, { date: "2025-06-01" }),
    isLost: isChanged,
  },
  {
    name: "breaks the format",
    count: 2,
    state: "quarantined",
    reason: "format",
    edition: changedOn(11, {}),
    isLost: isChanged,
    pack: (bytes, day) => (day < 11 ? bytes : Buffer.from(bytes.toString().replace(/,true,/, ",maybe,"))),
  },
];

/** The county's sites: those of each kind, at least one, times `size`. */
export function sitesOf(size: number): CountySite[] {
  let n = 0;
  return KINDS.flatMap((kind) =>
    Array.from({ length: Math.max(1, Math.round(kind.count * size)) }, () => {
      n += 1;
      return siteOf(kind, n);
    }),
  );
}

function siteOf(kind: Kind, n: number): CountySite {
  const host = kind.isSecure ? "127.1.9.9" : `127.1.${Math.floor(n / 200)}.${(n % 200) + 1}`;
  const otherHost = host.replace("127.1", "127.2");
  const {
    edition = once,
    pack = (bytes: Buffer) => bytes,
    send = plain,
    path = () => FILE,
    isLost = () => false,
  } = kind;
  const bodyOf = (day: number) => pack(priceFile(edition(n, day)), day);
  const days = Array.from({ length: MONTH }, (_, day) => day).filter((day) => !isLost(edition(n, day)));
  return {
    kind: kind.name,
    host,
    otherHost,
    start: kind.start ?? "/",
    isSecure: kind.isSecure ?? false,
    state: kind.state ?? "current",
    reason: kind.reason ?? null,
    imported: [...new Set(days.map((day) => createHash("sha256").update(bodyOf(day)).digest("hex")))],
    robots: () => kind.robots ?? NOT_FOUND,
    isForbidden: (asked) => kind.forbids !== undefined && asked.startsWith(kind.forbids),
    answer(asked, day, originOf) {
      const origin = originOf(host);
      const redirected = kind.redirects?.(asked, origin);
      if (redirected) return redirected;
      if (asked === "/cms-hpt.txt") {
        const written = `location-name: ${hospitalName(n)}\nsource-page-url: ${origin}/prices\nmrf-url: ${origin}${path(day)}\n`;
        return kind.finder?.(written, day, { n, origin, elsewhere: originOf(otherHost) }) ?? text(written);
      }
      return asked.endsWith(path(day)) ? send(bodyOf(day), day, origin) : NOT_FOUND;
    },
  };
}
