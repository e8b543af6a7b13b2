/** Of all files of one account as they were sent, with the pictures of their pages: some three hundred photographed bills. */
export const MAX_STORED_BYTES = 1_000_000_000;
/** Pictures of pages count, too. */
export const MAX_STORED_FILES = 5_000;

/** What an account keeps in files, those that wait to be read included. */
export interface AccountStorage {
  storedBytes: number;
  fileCount: number;
}
