import type { SealingKey } from "#app/platform/keys/sealing-key.server.ts";

/** Whose bills they are: the id finds their rows, and only the key reads them. An open account is one. */
export interface BillKeeper {
  accountId: string;
  key: SealingKey;
}
