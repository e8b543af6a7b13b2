import { setMaxListeners } from "node:events";
import { setTimeout as waitMs } from "node:timers/promises";
import type { Clock } from "#app/platform/clock.ts";
import type {
  DownloadOptions,
  DownloadOutcome,
  FailedDownload,
  PartialFile,
} from "./download-attempt.server.ts";
import { attemptDownload, failDownload } from "./download-attempt.server.ts";
import { followRedirects, isWebAddress, NotAsked } from "./follow-redirects.server.ts";
import { readRetryAfter } from "./read-retry-after.ts";
import { type RobotsRules, readRobots } from "./robots-rules.ts";

/** What is remembered of a host from one run to the next. `robots`: the text of its robots.txt; null = it has none. */
export interface HostNote {
  robots: string | null;
  robotsReadAt: Date | null;
  /** Until when the host asked to be left alone; null = it did not. */
  notBefore: Date | null;
}

export interface HostNotes {
  read(origin: string): Promise<HostNote | null>;
  write(origin: string, note: HostNote): Promise<void>;
}

interface PoliteOptions {
  /** The name that robots.txt files know the program by. */
  name: string;
  userAgent: string;
  /** Between the end of a request and the next one of the same host. */
  pauseMs: number;
  clock: Clock;
  notes: HostNotes;
  /** Never asks a private address, even after a redirect. */
  isPublic: boolean;
  idleTimeoutMs: number;
  minBytesPerMinute: number;
  signal: AbortSignal;
}

type Asked = Pick<DownloadOptions, "directory" | "maxBytes" | "keepFreeBytes" | "known" | "onBegun">;

export interface PoliteWeb {
  /** Downloads a file, going on with `begun` where the server allows. The file that came in part stays in the directory. */
  download(address: string, begun: PartialFile | null, asked: Asked): Promise<PoliteDownload>;
  /** Until when the server of an address asked to be left alone; null = it did not, or the time has come. */
  notBefore(address: string): Promise<Date | null>;
}

export type PoliteDownload = DownloadOutcome | { outcome: "unchanged" };

const robotsAddress = (url: URL) => new URL("/robots.txt", url);

const ROBOTS_LAST_MS = 24 * 3600 * 1000;
const ROBOTS_TIMEOUT_MS = 30_000;
const MAX_ROBOTS_BYTES = 512 * 1024;
/** A host may ask for a wait of no more than this. */
const MAX_RETRY_AFTER_MS = 30 * 24 * 3600 * 1000;
/** A file whose connection breaks is gone on with so often, as long as more of it comes. */
const MOST_RESUMES = 5;

/**
 * Asks web servers as RFC 9309 and good manners want it: one request at a time for each host, with a pause; none that
 * robots.txt forbids; none before the time that a Retry-After names; all of that for each host that a redirect leads to.
 * A robots.txt that cannot be had for the server's own fault forbids everything.
 */
export function openPoliteWeb(options: PoliteOptions): PoliteWeb {
  const { name, userAgent, pauseMs, clock, notes, isPublic, signal } = options;
  setMaxListeners(0, signal); // each host that is asked listens to it
  const turns = openTurns(signal);
  const rules = new Map<string, RobotsRules | NotAsked>();

  /** A walk over hosts: it has one of them at a time. */
  function openWalk() {
    let leave = () => {};
    async function take(url: URL): Promise<void> {
      leave();
      leave = () => {};
      const known = rules.get(url.origin);
      const crawlDelayMs = known && !(known instanceof NotAsked) ? known.crawlDelaySeconds * 1000 : 0;
      leave = await turns.take(url.host, Math.max(pauseMs, crawlDelayMs));
      const notBefore = (await notes.read(url.origin))?.notBefore ?? null;
      if (notBefore && notBefore > clock.now()) throw new NotAsked("asked-to-wait", notBefore.toISOString());
    }
    async function enter(url: URL): Promise<void> {
      await take(url);
      const known = rules.get(url.origin) ?? (await recallRules(url));
      const found = known ?? (await askForRules(url, take));
      rules.set(url.origin, found);
      if (found instanceof NotAsked) throw found;
      if (!found.allows(url)) throw new NotAsked("robots-forbid", url.host);
      if (!known) await take(url); // the request for robots.txt was one, too
    }
    return { enter, leave: () => leave() };
  }

  async function recallRules(url: URL): Promise<RobotsRules | null> {
    const note = await notes.read(url.origin);
    if (!note?.robotsReadAt) return null;
    const ageMs = clock.now().getTime() - note.robotsReadAt.getTime();
    if (ageMs < 0 || ageMs >= ROBOTS_LAST_MS) return null;
    return readRobots(note.robots ?? "", robotsAddress(url), name);
  }

  async function askForRules(url: URL, take: (url: URL) => Promise<void>): Promise<RobotsRules | NotAsked> {
    const address = robotsAddress(url);
    const text = await fetchRobots(address, take);
    if (text instanceof NotAsked) return text;
    await notes.write(url.origin, { robots: text, robotsReadAt: clock.now(), notBefore: null });
    return readRobots(text ?? "", address, name);
  }

  /** Null where the host has none: then all is allowed. Throws what `fetch` throws. */
  async function fetchRobots(
    address: URL,
    take: (url: URL) => Promise<void>,
  ): Promise<string | null | NotAsked> {
    const timeout = AbortSignal.timeout(ROBOTS_TIMEOUT_MS);
    let isFirst = true;
    try {
      const followed = await followRedirects(address, {
        headers: { "User-Agent": userAgent, Accept: "text/plain,*/*;q=0.1" },
        signal: AbortSignal.any([signal, timeout]),
        isPublic,
        beforeRequest: async (next) => {
          if (!isFirst) await take(next); // the caller already has the turn for the first one
          isFirst = false;
        },
      });
      // RFC 9309: at most five redirects have to be followed; a robots.txt that leads nowhere counts as missing.
      if (followed.outcome !== "answered") return null;
      const { response } = followed;
      if (response.ok) return await readStart(response);
      await response.body?.cancel();
      if (response.status !== 429 && response.status < 500) return null;
      await noteRetryAfter(address, readRetryAfter(response.headers.get("Retry-After")));
      return new NotAsked("robots-away", String(response.status));
    } catch (error) {
      if (timeout.aborted && !signal.aborted) return new NotAsked("robots-away", "408");
      throw error;
    }
  }

  async function noteRetryAfter(url: URL, retryAfterMs: number | null): Promise<void> {
    if (retryAfterMs === null) return;
    const note = await notes.read(url.origin);
    const notBefore = new Date(clock.now().getTime() + Math.min(retryAfterMs, MAX_RETRY_AFTER_MS));
    await notes.write(url.origin, {
      robots: note?.robots ?? null,
      robotsReadAt: note?.robotsReadAt ?? null,
      notBefore,
    });
  }

  async function attempt(url: URL, begun: PartialFile | null, asked: Asked) {
    const walk = openWalk();
    let last = url;
    try {
      const end = await attemptDownload(url, begun, {
        ...asked,
        userAgent,
        isPublic,
        signal,
        idleTimeoutMs: options.idleTimeoutMs,
        minBytesPerMinute: options.minBytesPerMinute,
        beforeRequest: async (next) => {
          last = next;
          await walk.enter(next);
        },
      });
      const failed = end.outcome === "again" ? end.failed : end.outcome === "failed" ? end : null;
      await noteRetryAfter(last, failed?.retryAfterMs ?? null);
      return end;
    } finally {
      walk.leave();
    }
  }

  return {
    async notBefore(address) {
      const time = (await notes.read(new URL(address).origin))?.notBefore ?? null;
      return time !== null && time > clock.now() ? time : null;
    },
    async download(address, begun, asked) {
      const url = URL.canParse(address) ? new URL(address) : null;
      if (!url || !isWebAddress(url)) return failDownload("bad-address");
      let partial = begun;
      let failed: FailedDownload | null = null;
      let isStuck = false;
      for (let resumes = 0; resumes <= MOST_RESUMES; resumes++) {
        const before = partial?.bytes ?? 0;
        const end = await attempt(url, partial, asked);
        if (end.outcome !== "again") return end;
        failed = end.failed;
        partial = end.partial;
        const isResumable = partial !== null && partial.validator !== null;
        if (failed.failure !== "cut-short" || !isResumable) return failed;
        // What came right before the connection broke may be lost on the way to the disk: once more, then.
        const isFurther = (partial?.bytes ?? 0) > before;
        if (!isFurther && isStuck) return failed;
        isStuck = !isFurther;
      }
      return failed ?? failDownload("cut-short");
    },
  };
}

/** The beginning of a text; windows-1252 and UTF-8 have the letters of robots.txt in common. */
async function readStart(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  const reader = response.body?.getReader();
  for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) {
    chunks.push(next.value);
    bytes += next.value.length;
    if (bytes >= MAX_ROBOTS_BYTES) break;
  }
  await reader?.cancel().catch(() => {});
  return Buffer.concat(chunks).toString("utf8").replaceAll("\0", "");
}

/** One at a time for each host, and a pause behind each. */
function openTurns(signal: AbortSignal) {
  const last = new Map<string, Promise<void>>();
  const freeAt = new Map<string, number>();
  return {
    /** Waits for the host's turn; what it gives ends the turn. `pauseMs`: since the end of the turn before. */
    async take(host: string, pauseMs: number): Promise<() => void> {
      const before = last.get(host) ?? Promise.resolve();
      let end = () => {};
      const over = new Promise<void>((resolve) => {
        end = () => {
          freeAt.set(host, performance.now());
          resolve();
        };
      });
      last.set(
        host,
        before.then(() => over),
      );
      await before;
      try {
        const endedAt = freeAt.get(host);
        const leftMs = endedAt === undefined ? 0 : endedAt + pauseMs - performance.now();
        if (leftMs > 0) await waitMs(leftMs, undefined, { signal });
        signal.throwIfAborted();
        return end;
      } catch (error) {
        end();
        throw error;
      }
    },
  };
}
