import { sql } from "drizzle-orm";
import { dollarsNumber } from "#app/domain/money/dollars.ts";
import type { PriceResult } from "#app/domain/prices/search/price-query.ts";
import { writeSavedPrice } from "#app/domain/prices/search/saved-price.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { isBytes, isText, readRows } from "#app/platform/db/read-rows.server.ts";
import { openJson, sealJson } from "#app/platform/keys/sealing-key.server.ts";
import type { MovedPrice } from "../mail/account-mail.ts";
import { type MailServices, queueMail } from "../mail/queue-mail.server.ts";
import { openAccount } from "../open-account.server.ts";
import { getProfile } from "../profile.server.ts";
import { knownPrices, type PriceWatch, readSaved, watchPurpose } from "./price-watch.server.ts";

/** A price is told when it differs by more from what its owner knows. */
const MIN_MOVE = 0.1;
/** A round of imports takes hours, and is told once. */
const LOOK_AFTER_MS = 20 * 3_600_000;

/**
 * Queues a mail for each account whose saved prices moved by more than 10 % since they were told or saved: one for a list and a
 * day, however many processes do so. Smaller moves add up until they are told. `signal` ends it before the next one.
 */
export async function queueMovedPrices(
  services: MailServices & { db: Database },
  signal?: AbortSignal,
): Promise<void> {
  while (!signal?.aborted && (await lookAtNext(services))) {
    // each in its own transaction
  }
}

async function lookAtNext(services: MailServices & { db: Database }): Promise<boolean> {
  const { masterKey, clock } = services;
  const now = clock.now();
  return services.db.transaction(async (transaction) => {
    const [watch] = await readRows(
      transaction,
      { accountId: isText, sealed: isBytes },
      sql`select account_id as "accountId", sealed_watch as sealed from price_watches
          where seen_version <> (select prices_version from data_version)
            and looked_at <= ${new Date(now.getTime() - LOOK_AFTER_MS)}
          order by looked_at limit 1 for update skip locked`,
    );
    if (!watch) return false;
    const { accountId } = watch;
    const account = await openAccount(transaction, masterKey, accountId);
    if (!account) {
      // It is being deleted, or its key is gone: the others are not to wait for it.
      await transaction.execute(
        sql`update price_watches set looked_at = ${now} where account_id = ${accountId}`,
      );
      return true;
    }
    const { token, prices: known } = openJson<PriceWatch>(account.key, watchPurpose(accountId), watch.sealed);
    const present = await readSaved(transaction, account);
    const moved = present.flatMap((price) => moveOf(price, known));
    const told = new Set(moved.map(({ key }) => key));
    const published = knownPrices(present);
    const next = Object.fromEntries(
      Object.entries(published).map(([key, price]) => {
        const before = known[key];
        return [key, before && before.kind === price.kind && !told.has(key) ? before : price];
      }),
    );
    const sealed = sealJson(account.key, watchPurpose(accountId), {
      token,
      prices: next,
    } satisfies PriceWatch);
    await transaction.execute(sql`
      update price_watches set sealed_watch = ${sealed}, looked_at = ${now},
        seen_version = (select prices_version from data_version)
      where account_id = ${accountId}`);
    if (moved.length === 0) return true;
    const { profile } = await getProfile(transaction, account);
    const mail = { kind: "saved-prices-moved" as const, token, moved: moved.map(({ move }) => move) };
    const inTheirs = { ...services, language: profile.language };
    await queueMail(transaction, inTheirs, { to: profile.email, mail, accountId });
    return true;
  });
}

/** The move of a price of the same kind; none where it is as its owner knows it. */
function moveOf(price: PriceResult, known: PriceWatch["prices"]): { key: string; move: MovedPrice }[] {
  const key = writeSavedPrice(price);
  const before = known[key];
  if (!before || !price.priceDollars || before.kind !== price.priceKind) return [];
  const former = dollarsNumber(before.dollars);
  if (former <= 0 || Math.abs(dollarsNumber(price.priceDollars) - former) <= MIN_MOVE * former) return [];
  const move = {
    codeType: price.codeType,
    code: price.code,
    serviceName: price.serviceName,
    hospitalName: price.hospitalName,
    formerDollars: before.dollars,
    presentDollars: price.priceDollars,
  };
  return [{ key, move }];
}
