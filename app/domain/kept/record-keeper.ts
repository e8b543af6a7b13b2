import type { SealingKey } from "#app/platform/keys/sealing-key.server.ts";

/** Whose records they are: the id finds their rows, and only the key reads them. An open account is one. */
export interface RecordKeeper {
  accountId: string;
  key: SealingKey;
}
