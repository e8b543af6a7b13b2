import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { endPriceWatch, startPriceWatch } from "#app/domain/accounts/price-watch/price-watch.server.ts";
import { changeSavedPrices } from "#app/domain/accounts/saved-prices.server.ts";
import { findOwnAccount } from "#app/domain/accounts/sessions/find-own-account.server.ts";
import { easternDay } from "#app/domain/dates/eastern-day.ts";
import {
  addKeptPrices,
  type KeptPrice,
  readKeptPrices,
  writeKeptPrice,
} from "#app/domain/prices/search/kept-price.ts";
import { listSavedPrices } from "#app/domain/prices/search/list-saved-prices.server.ts";
import { readSavedPrices, type SavedPrice, writeSavedPrice } from "#app/domain/prices/search/saved-price.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { notThisForm, takeSubmission } from "#app/platform/http/forms/take-submission.server.ts";
import { keepSavedTexts, readSavedTexts } from "#app/platform/session/saved-prices-cookie.server.ts";
import { readSessionToken } from "#app/platform/session/session-cookie.server.ts";

/** Adds the prices that a form names to the list of this device, and of the account that it is signed in to, with what they
 *  are today, or takes one out. */
export async function changeSaved({ request, context }: ActionFunctionArgs) {
  const { save, remove, mail } = await takeSubmission(request);
  if (mail === "start" || mail === "stop") return changeMail({ request, context }, mail);
  if (!save && !remove) throw notThisForm();
  const wanted = readSavedPrices((save ?? "").split(" "));
  const today = await priceToday(context.db, wanted, easternDay(context.clock.now()));
  let isFull = false;
  const change = (kept: readonly KeptPrice[]) => {
    const left = kept.filter((price) => writeSavedPrice(price) !== remove);
    const changed = addKeptPrices(left, today);
    isFull ||= changed.isFull;
    return changed.prices;
  };
  const onDevice = readKeptPrices(await readSavedTexts(request));
  const cookie = await keepSavedTexts(request, change(onDevice).map(writeKeptPrice));
  const account = await findOwnAccount(context, await readSessionToken(request));
  if (account) {
    await changeSavedPrices(context.db, account, (kept) => change(addKeptPrices(kept, onDevice).prices));
  }
  return redirect(isFull ? "/saved?full=yes" : "/saved", { status: 303, headers: { "Set-Cookie": cookie } });
}

async function priceToday(db: Database, wanted: SavedPrice[], savedOn: string): Promise<KeptPrice[]> {
  const found = wanted.length > 0 ? await listSavedPrices(db, wanted) : [];
  return found.flatMap(({ found: { hospitalShortId, codeType, code, priceDollars, priceKind } }) =>
    priceDollars && priceKind
      ? [{ hospitalShortId, codeType, code, dollars: priceDollars, kind: priceKind, savedOn }]
      : [],
  );
}

/** Only signed-in people can get mail. */
async function changeMail(
  { request, context }: Pick<ActionFunctionArgs, "request" | "context">,
  mail: "start" | "stop",
) {
  const account = await findOwnAccount(context, await readSessionToken(request));
  if (!account) return redirect("/login", 303);
  if (mail === "start") await startPriceWatch(context.db, account, context.clock.now());
  else await endPriceWatch(context.db, account);
  return redirect("/saved", 303);
}
