import {
  type AccountStorage,
  MAX_STORED_BYTES,
  MAX_STORED_FILES,
} from "#app/domain/documents/storage/account-storage.ts";

const BYTES_PER_MB = 1_000_000;

/** What a sentence about an account's files says, in whole MB: never less than they take. */
export function storageValues({ storedBytes, fileCount }: AccountStorage) {
  return {
    usedMb: Math.ceil(storedBytes / BYTES_PER_MB),
    maxMb: MAX_STORED_BYTES / BYTES_PER_MB,
    fileCount,
    maxFiles: MAX_STORED_FILES,
  };
}
