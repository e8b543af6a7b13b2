import { sql } from "drizzle-orm";
import type { Dollars } from "#app/domain/money/dollars.ts";
import { listSavedPrices } from "#app/domain/prices/search/list-saved-prices.server.ts";
import type { PriceResult } from "#app/domain/prices/search/price-query.ts";
import { type SavedPrice, writeSavedPrice } from "#app/domain/prices/search/saved-price.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { isFlag, readRow } from "#app/platform/db/read-rows.server.ts";
import { sealJson } from "#app/platform/keys/sealing-key.server.ts";
import { newToken, tokenHashOf } from "../links/token.server.ts";
import type { OpenAccount } from "../open-account.server.ts";
import { findSavedPrices } from "../saved-prices.server.ts";

/** What a watch keeps: by `writeSavedPrice`, the kind and the amount of each price as its owner knows it; `token` ends it. */
export interface PriceWatch {
  token: string;
  prices: Record<string, { kind: "cash" | "gross"; dollars: Dollars }>;
}

/** Whether the owner asked to be told by mail when a saved price moves. */
export async function isWatchingPrices(db: Database, { accountId }: OpenAccount): Promise<boolean> {
  const { isWatching } = await readRow(
    db,
    { isWatching: isFlag },
    sql`select exists (select from price_watches where account_id = ${accountId}) as "isWatching"`,
  );
  return isWatching;
}

/** Starts mail about saved prices that move, compared with what they are today. */
export async function startPriceWatch(db: Database, account: OpenAccount, now: Date): Promise<void> {
  const { accountId, key } = account;
  const { token, tokenHash } = newToken();
  const watch: PriceWatch = { token, prices: knownPrices(await readSaved(db, account)) };
  await db.execute(sql`
    insert into price_watches (account_id, sealed_watch, token_hash, seen_version, looked_at)
    select ${accountId}, ${sealJson(key, watchPurpose(accountId), watch)}, ${tokenHash}, prices_version, ${now}
    from data_version
    on conflict (account_id) do nothing`);
}

/** Tells nothing of an account's list any more. */
export async function endPriceWatch(db: Database, { accountId }: OpenAccount): Promise<void> {
  await db.execute(sql`delete from price_watches where account_id = ${accountId}`);
}

/** The same for a person who has the link of a mail; a link that was used does nothing. */
export async function endPriceWatchByToken(db: Database, token: string): Promise<void> {
  await db.execute(sql`delete from price_watches where token_hash = ${tokenHashOf(token)}`);
}

/** An account's saved prices as they are published now. */
export async function readSaved(db: Database, account: OpenAccount): Promise<PriceResult[]> {
  const saved: SavedPrice[] = await findSavedPrices(db, account);
  return saved.length === 0 ? [] : (await listSavedPrices(db, saved)).map(({ found }) => found);
}

export function knownPrices(prices: readonly PriceResult[]): PriceWatch["prices"] {
  return Object.fromEntries(
    prices.flatMap((price) =>
      price.priceDollars && price.priceKind
        ? [[writeSavedPrice(price), { kind: price.priceKind, dollars: price.priceDollars }]]
        : [],
    ),
  );
}

export function watchPurpose(accountId: string): string {
  return `price watch ${accountId}`;
}
