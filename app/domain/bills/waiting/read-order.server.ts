import { openAccount } from "#app/domain/accounts/open-account.server.ts";
import {
  type Keeping,
  type KeepServices,
  keepPapers,
} from "#app/domain/documents/kept/keep-papers.server.ts";
import { dropFiles } from "#app/domain/kept/drop-files.server.ts";
import { isDatabaseAway } from "#app/platform/db/is-database-away.server.ts";
import { isRowGone } from "#app/platform/db/row-gone.server.ts";
import { isFilesAway } from "#app/platform/files/files-away.server.ts";
import type { DiskWatch } from "#app/platform/files/watch-disk.server.ts";
import type { MasterKey } from "#app/platform/keys/master-key.server.ts";
import { openJson } from "#app/platform/keys/sealing-key.server.ts";
import { logFailure } from "#app/platform/log/log-failure.ts";
import type { RecordKeeper } from "../../kept/record-keeper.ts";
import type { ReadProgress } from "../upload-progress.ts";
import { type ClaimedOrder, finishOrder, keepClaim, OrderLost, releaseOrder } from "./claim-order.server.ts";
import { type BillOrder, type BillOrderResult, orderPurpose } from "./waiting-bill.ts";

export type OrderServices = KeepServices & { masterKey: MasterKey; disk: Pick<DiskWatch, "noteFull"> };

const SIGN_OF_LIFE_MS = 3_000;
/** What ends its reader's process so often is not begun again. */
const MAX_TRIES = 5;
/** A fault of ours that comes again so soon comes each time: its owner waits no longer. */
const MAX_FAULTS = 2;
const failed: BillOrderResult = { outcome: "not-kept", refusal: { reason: "failed", fileNumber: null } };

/**
 * Reads files that were claimed into their account, exactly once: the bill and the end of its waiting are one transaction.
 * "later": they could not be read now and wait again, or are another's. `closing` ends it so.
 */
export async function readOrder(
  services: OrderServices,
  claim: ClaimedOrder,
  closing: AbortSignal,
): Promise<"read" | "later"> {
  const { db, masterKey, accountFiles } = services;
  const account = await openAccount(db, masterKey, claim.accountId);
  if (!account) return "later"; // it is being deleted, and its row goes with it
  const order = openJson<BillOrder>(account.key, orderPurpose(claim.waitingId), claim.sealedOrder);
  const drop = () =>
    dropFiles(
      accountFiles,
      account,
      order.files.map(({ fileId }) => fileId),
    );
  try {
    const result =
      claim.tries > MAX_TRIES ? failed : await keep(services, account, { claim, order }, closing);
    if (result.outcome === "kept") return "read";
    if (result.outcome === "kept-before") {
      await drop();
      return "read";
    }
    if (result.outcome === "not-kept") {
      if (result.refusal.reason === "disk-full") await services.disk.noteFull();
      await finishOrder(db, claim, result);
      await drop();
      return "read";
    }
    await releaseOrder(db, claim);
  } catch (error) {
    if (isFilesAway(error)) {
      logFailure("A bill waits for its files", error);
      await releaseOrder(db, claim);
      return "later";
    }
    if (error instanceof OrderLost || isRowGone(error) || isDatabaseAway(error)) return "later";
    logFailure("A bill could not be kept", error);
    if (claim.tries >= MAX_FAULTS) {
      await finishOrder(db, claim, failed);
      await drop();
      return "read";
    }
  }
  return "later"; // its sign of life ends, and another process tries again
}

/** Keeps them, giving signs of life meanwhile. */
async function keep(
  services: OrderServices,
  keeper: RecordKeeper,
  { claim, order }: { claim: ClaimedOrder; order: BillOrder },
  closing: AbortSignal,
) {
  const { db } = services;
  const lost = new AbortController();
  let progress: ReadProgress | null = null;
  let written: Promise<unknown> = Promise.resolve();
  const giveSignOfLife = () => {
    written = written.then(async () => {
      const isOurs = await keepClaim(db, claim, progress).catch(() => true); // told when the database is back
      if (!isOurs) lost.abort();
    });
  };
  const life = setInterval(giveSignOfLife, SIGN_OF_LIFE_MS);
  const keeping: Keeping = {
    signal: AbortSignal.any([closing, lost.signal]),
    onProgress(now) {
      progress = now;
      giveSignOfLife();
    },
    finish: (transaction, kept) => finishOrder(transaction, claim, { outcome: "kept", ...kept }),
  };
  try {
    return await keepPapers(services, keeper, order, keeping);
  } finally {
    clearInterval(life);
    await written;
  }
}
