import { mkdtemp, rm } from "node:fs/promises";
import path from "node:path";
import { makeOwnedFolder } from "#app/platform/files/owned-files.server.ts";
import type {
  DownloadOptions,
  FailedDownload,
} from "#app/platform/http/downloads/download-attempt.server.ts";
import { DOWNLOAD_TIMES, downloadFile } from "#app/platform/http/downloads/download-file.server.ts";

export type PriceFileDownload =
  | {
      outcome: "downloaded";
      path: string;
      fileName: string;
      isPrivate: boolean;
      release: () => Promise<void>;
    }
  | FailedDownload;

export type PriceFileDownloadOptions = {
  /** Every download gets its own folder in it; made where it does not exist. */
  downloadDirectory: string;
  maxBytes: number;
  signal?: AbortSignal | undefined;
} & Pick<DownloadOptions, "isPublic" | "isPrivate">;

/**
 * Downloads a file to a temporary folder that `release` removes; a failed download leaves nothing.
 * Throws the signal's reason when it aborts.
 */
export async function downloadPriceFile(
  address: string,
  { downloadDirectory, ...options }: PriceFileDownloadOptions,
): Promise<PriceFileDownload> {
  await makeOwnedFolder(downloadDirectory);
  const directory = await mkdtemp(path.join(downloadDirectory, "download-"));
  const release = () => rm(directory, { recursive: true, force: true });
  try {
    const download = await downloadFile(address, { directory, ...options, ...DOWNLOAD_TIMES });
    if (download.outcome === "downloaded") return { ...download, release };
    await release();
    return download;
  } catch (error) {
    await release();
    throw error;
  }
}
