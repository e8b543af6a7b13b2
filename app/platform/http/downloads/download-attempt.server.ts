import { open } from "node:fs/promises";
import path from "node:path";
import { freeBytesOf } from "#app/platform/files/watch-disk.server.ts";
import { downloadFileName } from "./download-file-name.ts";
import { type FollowOptions, followRedirects, NotAsked } from "./follow-redirects.server.ts";
import { type ReadAhead, readAhead } from "./read-ahead.ts";
import { readRetryAfter } from "./read-retry-after.ts";

export type DownloadFailure =
  | "bad-address" // not http or https
  | "not-found" // 404, 410
  | "refused" // any other answer that is not the file
  | "server-error" // 5xx, 408 or 429
  | "bad-redirect" // to something that isn't a web address
  | "private-address" // a public server led to a private network
  | "unknown-server" // no such name
  | "unreachable" // no connection, or it was cut off
  | "bad-certificate" // expired, for another name, or not from a trusted issuer
  | "cut-short" // a part of the file came
  | "timed-out" // the server fell silent
  | "too-slow" // it sends less than `minBytesPerMinute`
  | "too-many-redirects"
  | "too-large"
  | "disk-full"
  | NotAsked["reason"];

/** `written`: the details: the status, the limit in bytes, the seconds of silence, the server or its error; else ''.
 *  `retryAfterMs`: how long the server asks to be left alone; missing = it does not say. */
export type FailedDownload = {
  outcome: "failed";
  failure: DownloadFailure;
  written: string;
  retryAfterMs?: number;
};

/** What a server said of a file that it sent; null = nothing. */
export type FileValidators = { etag: string | null; lastModified: string | null };

/** `isPrivate`: it was asked for at an address of a private network. `address`: where redirects led. */
export type DownloadOutcome =
  | {
      outcome: "downloaded";
      path: string;
      fileName: string;
      isPrivate: boolean;
      address: string;
      validators: FileValidators;
    }
  | FailedDownload;

export type DownloadOptions = {
  /** An existing directory for the file; what a failed download leaves there is the caller's to remove. */
  directory: string;
  maxBytes: number;
  /** How long the server may send nothing. */
  idleTimeoutMs: number;
  signal?: AbortSignal | undefined;
  /** Who asks, where that is more than a name. */
  userAgent?: string | undefined;
  /** The file that is known already: the server may answer that it is still that one. */
  known?: FileValidators | undefined;
  /** A server that sends less is given up after a minute, and after each further one. */
  minBytesPerMinute?: number | undefined;
  /** What stays free on the disk. */
  keepFreeBytes?: number | undefined;
  /** Called when a file begins to arrive, with the data to resume it later. */
  onBegun?: ((partial: PartialFile) => Promise<void>) | undefined;
} & Pick<FollowOptions, "isPublic" | "isPrivate" | "beforeRequest">;

/** What is on disk. `validator` = the ETag or date that the rest must still have; null = it cannot be resumed. */
export type PartialFile = {
  path: string;
  fileName: string;
  bytes: number;
  validator: string | null;
  validators: FileValidators;
};

/** `unchanged`: it is the file of `known`. `again`: the failure may pass; `failed` is to be reported if the caller doesn't try
 *  again. */
type DownloadAttempt =
  | DownloadOutcome
  | { outcome: "unchanged" }
  | { outcome: "again"; failed: FailedDownload; partial: PartialFile | null };

export function failDownload(failure: DownloadFailure, written = ""): FailedDownload {
  return { outcome: "failed", failure, written };
}

/**
 * One request for a file, or for the rest of one begun before. Throws only when the disk fails otherwise than by
 * being full, and the signal's reason when it aborts.
 */
export async function attemptDownload(
  url: URL,
  begun: PartialFile | null,
  options: DownloadOptions,
): Promise<DownloadAttempt> {
  const idle = openIdleTimer(options.idleTimeoutMs);
  const resumed = begun?.validator && begun.bytes > 0 ? begun : null;
  let partial = resumed;
  let isBodyComing = false;
  const again = (failed: FailedDownload) => ({ outcome: "again", failed, partial }) as const;
  try {
    const followed = await followRedirects(url, {
      headers: requestHeaders(resumed, options),
      beforeRequest: idle.during(options.beforeRequest),
      signal: options.signal ? AbortSignal.any([idle.signal, options.signal]) : idle.signal,
      isPublic: options.isPublic,
      isPrivate: options.isPrivate,
    });
    if (followed.outcome === "too-many-redirects") {
      return failDownload("too-many-redirects");
    }
    if (followed.outcome === "bad-redirect") {
      return failDownload("bad-redirect");
    }
    if (followed.outcome === "private-address") {
      return failDownload("private-address", followed.host);
    }
    const { response } = followed;
    if (response.status === 304 && options.known && !resumed) {
      await response.body?.cancel();
      return { outcome: "unchanged" };
    }
    const continues =
      resumed !== null && response.status === 206 && rangeOf(response)?.start === resumed.bytes;
    if (response.status !== 200 && !continues) {
      await response.body?.cancel();
      const failed = describeStatus(response);
      if (resumed && (response.status === 206 || response.status === 416))
        partial = null; // from its start
      else if (failed.failure !== "server-error") return failed;
      return again(failed);
    }
    isBodyComing = true;
    const body = readAhead(response.body);
    if (continues) partial = resumed;
    else {
      partial = beginFile(response, [followed.url, url], options.directory);
      await options.onBegun?.(partial);
    }
    const saved = await saveBody(response, body, partial, options, idle);
    if (saved === "too-large") {
      return failDownload("too-large", String(options.maxBytes));
    }
    if (saved === "disk-full") return failDownload("disk-full");
    if (saved === "cut-short" || saved === "too-slow") return again(failDownload(saved));
    const { isPrivate } = followed;
    const { path, fileName, validators } = partial;
    return { outcome: "downloaded", path, fileName, isPrivate, address: followed.url.href, validators };
  } catch (error) {
    if (error instanceof NotAsked) return failDownload(error.reason, error.written);
    options.signal?.throwIfAborted();
    if (idle.signal.aborted) {
      return again(failDownload("timed-out", String(options.idleTimeoutMs / 1000)));
    }
    const code = errorCode(error);
    if (code === "ENOSPC" || code === "EDQUOT") return failDownload("disk-full");
    if (!isNetworkError(error)) throw error;
    return again(isBodyComing ? failDownload("cut-short") : describeNetworkError(error, url));
  } finally {
    idle.stop();
  }
}

/** `identity`: the bytes of a compressed answer could not be counted or resumed. */
function requestHeaders(
  resumed: PartialFile | null,
  { userAgent = USER_AGENT, known }: DownloadOptions,
): Record<string, string> {
  const headers = { "User-Agent": userAgent, Accept: "*/*", "Accept-Encoding": "identity" };
  if (resumed?.validator)
    return { ...headers, Range: `bytes=${resumed.bytes}-`, "If-Range": resumed.validator };
  return {
    ...headers,
    ...(known?.etag && { "If-None-Match": known.etag }),
    ...(known?.lastModified && { "If-Modified-Since": known.lastModified }),
  };
}

const USER_AGENT = "Faircharge";

function beginFile(response: Response, urls: readonly URL[], directory: string): PartialFile {
  const { headers } = response;
  const fileName = downloadFileName(headers.get("Content-Disposition"), urls);
  const validators = { etag: headers.get("ETag"), lastModified: headers.get("Last-Modified") };
  const strongEtag = validators.etag?.startsWith('"') ? validators.etag : null;
  const resumable = headers.get("Accept-Ranges") === "bytes" && !isEncoded(response);
  const validator = resumable ? (strongEtag ?? validators.lastModified) : null;
  return { path: path.join(directory, fileName), fileName, bytes: 0, validator, validators };
}

const ROOM_CHECKED_EVERY_BYTES = 64 * 1024 * 1024;

/** Writes the body behind what is on disk, never past the limit; `partial.bytes` counts what was written. */
async function saveBody(
  response: Response,
  body: ReadAhead,
  partial: PartialFile,
  { maxBytes, keepFreeBytes = 0, minBytesPerMinute = 0, directory }: DownloadOptions,
  idle: ReturnType<typeof openIdleTimer>,
): Promise<"whole" | "cut-short" | "too-slow" | "too-large" | "disk-full"> {
  const wholeBytes = wholeSize(response);
  const lacksRoom = async (bytes: number) =>
    keepFreeBytes > 0 && bytes + keepFreeBytes > ((await freeBytesOf(directory)) ?? 0);
  const isTooLarge = wholeBytes !== null && wholeBytes > maxBytes;
  if (isTooLarge || (await lacksRoom((wholeBytes ?? 0) - partial.bytes))) {
    await body.cancel();
    return isTooLarge ? "too-large" : "disk-full";
  }
  let roomKnownUntil = partial.bytes + ROOM_CHECKED_EVERY_BYTES;
  const pace = openPace(minBytesPerMinute, partial.bytes);
  try {
    const file = await open(partial.path, partial.bytes > 0 ? "a" : "w");
    try {
      for (;;) {
        idle.restart();
        const chunk = await body.next();
        if (!chunk) break;
        idle.stop(); // a slow disk is not the server's silence
        if (partial.bytes + chunk.length > maxBytes) return "too-large";
        if (partial.bytes > roomKnownUntil) {
          if (await lacksRoom(ROOM_CHECKED_EVERY_BYTES)) return "disk-full";
          roomKnownUntil = partial.bytes + ROOM_CHECKED_EVERY_BYTES;
        }
        await file.writeFile(chunk);
        partial.bytes += chunk.length;
        if (pace.isTooSlow(partial.bytes)) return "too-slow";
      }
    } finally {
      await file.close();
    }
  } finally {
    await body.cancel();
  }
  return wholeBytes !== null && partial.bytes < wholeBytes ? "cut-short" : "whole";
}

/** The size of the file an answer gives, or gives the rest of; null = not said. */
function wholeSize(response: Response): number | null {
  if (isEncoded(response)) return null;
  if (response.status === 206) return rangeOf(response)?.wholeBytes ?? null;
  const length = response.headers.get("Content-Length");
  return length === null ? null : Number(length);
}

function rangeOf(response: Response): { start: number; wholeBytes: number | null } | null {
  const range = /^bytes (\d+)-\d+\/(\d+|\*)$/i.exec(response.headers.get("Content-Range") ?? "");
  return range && { start: Number(range[1]), wholeBytes: range[2] === "*" ? null : Number(range[2]) };
}

function isEncoded(response: Response): boolean {
  return !/^(?:identity)?$/i.test(response.headers.get("Content-Encoding") ?? "");
}

const MINUTE_MS = 60_000;

/** Judges each full minute by what came in it. */
function openPace(minBytesPerMinute: number, bytesBefore: number) {
  let minuteEndsAt = performance.now() + MINUTE_MS;
  let bytesAtStart = bytesBefore;
  return {
    isTooSlow(bytes: number): boolean {
      if (performance.now() < minuteEndsAt) return false;
      const isTooSlow = bytes - bytesAtStart < minBytesPerMinute;
      minuteEndsAt = performance.now() + MINUTE_MS;
      bytesAtStart = bytes;
      return isTooSlow;
    },
  };
}

function describeStatus({ status, headers }: Response): FailedDownload {
  if (status === 404 || status === 410) {
    return failDownload("not-found", String(status));
  }
  if (status >= 500 || status === 408 || status === 429) {
    const retryAfterMs = readRetryAfter(headers.get("Retry-After"));
    return {
      ...failDownload("server-error", String(status)),
      ...(retryAfterMs !== null && { retryAfterMs }),
    };
  }
  return failDownload("refused", String(status));
}

/** What `fetch` throws for the network: a TypeError with its cause, or a decompressor's own error. */
function isNetworkError(error: unknown): boolean {
  return error instanceof TypeError || /^Z_/.test(errorCode(error));
}

function errorCode(error: unknown): string {
  const code = error instanceof Error && "code" in error ? error.code : null;
  return typeof code === "string" ? code : "";
}

function describeNetworkError(error: unknown, url: URL): FailedDownload {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const code = errorCode(cause);
  if (code === "ENOTFOUND" || code === "EAI_AGAIN") return failDownload("unknown-server", url.hostname);
  if (/CERT|SELF_SIGNED|UNABLE_TO_VERIFY/.test(code)) {
    return failDownload("bad-certificate", `${url.host}: ${code}`);
  }
  const reason = code || (cause instanceof Error ? cause.message : String(cause));
  return failDownload("unreachable", `${url.host}: ${reason}`);
}

/** Its signal aborts when the server sends nothing for `idleTimeoutMs` from now, or from the last `restart`. */
function openIdleTimer(idleTimeoutMs: number) {
  const controller = new AbortController();
  const start = () => setTimeout(() => controller.abort(), idleTimeoutMs);
  let timer = start();
  const stop = () => clearTimeout(timer);
  return {
    signal: controller.signal,
    stop,
    restart(): void {
      stop();
      timer = start();
    },
    /** The same wait, which is not the server's silence. */
    during(wait: FollowOptions["beforeRequest"]): FollowOptions["beforeRequest"] {
      return (
        wait &&
        (async (url) => {
          stop();
          await wait(url);
          timer = start();
        })
      );
    },
  };
}
