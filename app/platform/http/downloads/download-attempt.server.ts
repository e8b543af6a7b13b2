import { open } from "node:fs/promises";
import path from "node:path";
import { downloadFileName } from "./download-file-name.ts";
import { type FollowOptions, followRedirects } from "./follow-redirects.server.ts";

export type DownloadFailure =
  | "bad-address" // not http or https
  | "not-found" // 404, 410
  | "refused" // any other answer that is not the file
  | "server-error" // 5xx, 408 or 429
  | "bad-redirect" // to something that is no web address
  | "private-address" // a public server led to a private network
  | "unknown-server" // no such name
  | "unreachable" // no connection, or broken off
  | "cut-short" // a part of the file came
  | "timed-out" // the server fell silent
  | "too-many-redirects"
  | "too-large"
  | "disk-full";

/** `written`: what tells more: the status, the limit in bytes, the seconds of silence, the server or its error; else ''. */
export type FailedDownload = { outcome: "failed"; failure: DownloadFailure; written: string };

/** `isPrivate`: it was asked for at an address of a private network. */
export type DownloadOutcome =
  | { outcome: "downloaded"; path: string; fileName: string; isPrivate: boolean }
  | FailedDownload;

export type DownloadOptions = {
  /** An existing directory for the file; what a failed download leaves there is the caller's to remove. */
  directory: string;
  maxBytes: number;
  /** How long the server may send nothing. */
  idleTimeoutMs: number;
  /** The wait before the second attempt; the third waits twice as long. */
  retryDelayMs: number;
  signal?: AbortSignal | undefined;
} & Pick<FollowOptions, "isPublic" | "isPrivate">;

/** What is on disk. `validator` = the ETag or date that the rest must still have; null = it cannot be resumed. */
export type PartialFile = { path: string; fileName: string; bytes: number; validator: string | null };

/** `again`: the failure may pass; `failed` is to be reported if nobody tries again. */
type DownloadAttempt =
  | DownloadOutcome
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
  const again = (failed: FailedDownload) => ({ outcome: "again", failed, partial }) as const;
  try {
    const followed = await followRedirects(url, {
      headers: requestHeaders(resumed),
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
    const continues =
      resumed !== null && response.status === 206 && rangeOf(response)?.start === resumed.bytes;
    if (response.status !== 200 && !continues) {
      await response.body?.cancel();
      const failed = describeStatus(response.status);
      if (resumed && (response.status === 206 || response.status === 416))
        partial = null; // from its start
      else if (failed.failure !== "server-error") return failed;
      return again(failed);
    }
    partial = continues ? resumed : beginFile(response, [followed.url, url], options.directory);
    const saved = await saveBody(response, partial, options.maxBytes, idle);
    if (saved === "too-large") {
      return failDownload("too-large", String(options.maxBytes));
    }
    if (saved === "cut-short") return again(failDownload("cut-short"));
    const { isPrivate } = followed;
    return { outcome: "downloaded", path: partial.path, fileName: partial.fileName, isPrivate };
  } catch (error) {
    options.signal?.throwIfAborted();
    if (idle.signal.aborted) {
      return again(failDownload("timed-out", String(options.idleTimeoutMs / 1000)));
    }
    const code = errorCode(error);
    if (code === "ENOSPC" || code === "EDQUOT") return failDownload("disk-full");
    if (!isNetworkError(error)) throw error;
    return again(describeNetworkError(error, url));
  } finally {
    idle.stop();
  }
}

/** `identity`: the bytes of a compressed answer could not be counted or resumed. */
function requestHeaders(resumed: PartialFile | null): Record<string, string> {
  const headers = { "User-Agent": USER_AGENT, Accept: "*/*", "Accept-Encoding": "identity" };
  if (!resumed?.validator) return headers;
  return { ...headers, Range: `bytes=${resumed.bytes}-`, "If-Range": resumed.validator };
}

const USER_AGENT = "Faircharge";

function beginFile(response: Response, urls: readonly URL[], directory: string): PartialFile {
  const { headers } = response;
  const fileName = downloadFileName(headers.get("Content-Disposition"), urls);
  const etag = headers.get("ETag");
  const strongEtag = etag?.startsWith('"') ? etag : null;
  const resumable = headers.get("Accept-Ranges") === "bytes" && !isEncoded(response);
  const validator = resumable ? (strongEtag ?? headers.get("Last-Modified")) : null;
  return { path: path.join(directory, fileName), fileName, bytes: 0, validator };
}

/** Writes the body behind what is on disk, never past the limit; `partial.bytes` counts what was written. */
async function saveBody(
  response: Response,
  partial: PartialFile,
  maxBytes: number,
  idle: ReturnType<typeof openIdleTimer>,
): Promise<"whole" | "cut-short" | "too-large"> {
  const wholeBytes = wholeSize(response);
  if (wholeBytes !== null && wholeBytes > maxBytes) {
    await response.body?.cancel();
    return "too-large";
  }
  const reader = response.body?.getReader();
  try {
    const file = await open(partial.path, partial.bytes > 0 ? "a" : "w");
    try {
      for (;;) {
        idle.restart();
        const chunk = await reader?.read();
        if (!chunk || chunk.done) break;
        idle.stop(); // a slow disk is not the server's silence
        if (partial.bytes + chunk.value.length > maxBytes) return "too-large";
        await file.writeFile(chunk.value);
        partial.bytes += chunk.value.length;
      }
    } finally {
      await file.close();
    }
  } finally {
    await reader?.cancel().catch(() => {}); // a broken connection says so again
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

function describeStatus(status: number): FailedDownload {
  if (status === 404 || status === 410) {
    return failDownload("not-found", String(status));
  }
  if (status >= 500 || status === 408 || status === 429) {
    return failDownload("server-error", String(status));
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
  };
}
