import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { DataBar } from "#app/components/page/data-bar.tsx";
import { languageIn, pageMeta } from "#app/components/page/page-meta.ts";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import { wordsIn } from "#app/content/words/words.ts";
import { isWatchingPrices } from "#app/domain/accounts/price-watch/price-watch.server.ts";
import { findSavedPrices } from "#app/domain/accounts/saved-prices.server.ts";
import { findOwnAccount } from "#app/domain/accounts/sessions/find-own-account.server.ts";
import { say } from "#app/domain/language/say.ts";
import { addKeptPrices, readKeptPrices } from "#app/domain/prices/search/kept-price.ts";
import {
  findSavedHospitalNames,
  listSavedPrices,
} from "#app/domain/prices/search/list-saved-prices.server.ts";
import {
  MAX_SAVED,
  readSavedPrices,
  type SavedPrice,
  writeSavedPrice,
} from "#app/domain/prices/search/saved-price.ts";
import { product } from "#app/domain/product.ts";
import { caching } from "#app/platform/http/replies/caching.ts";
import { readSavedTexts } from "#app/platform/session/saved-prices-cookie.server.ts";
import { readSessionToken } from "#app/platform/session/session-cookie.server.ts";
import { SubmitButton } from "#app/ui/form/submit-button.tsx";
import { ActionLink } from "#app/ui/page/action-link.tsx";
import { MainContent } from "#app/ui/page/main-content.tsx";
import { SharePage } from "#app/ui/page/share-page.tsx";
import * as stack from "#app/ui/page/stack.css.ts";
import { changeSaved } from "./change-saved.server.ts";
import { GonePrices } from "./gone-prices.tsx";
import { SavedTable } from "./saved-table.tsx";

export const meta: MetaFunction<typeof loader> = ({ matches }) => {
  const language = languageIn(matches);
  const { title, description, keywords } = wordsIn(language).savedPrices;
  const path = "/saved";
  return pageMeta(
    {
      title,
      description: say(language, description, { product: product.name }),
      keywords,
      path,
      noindex: true,
    },
    matches,
  );
};

/** The list in the address, which can be sent to others; without one that of this device and of the account that it is
 *  signed in to. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const shared = readSavedPrices(searchParams.getAll("save"));
  const account = await findOwnAccount(context, await readSessionToken(request));
  const inAccount = account ? await findSavedPrices(context.db, account) : [];
  const onDevice = readKeptPrices(await readSavedTexts(request));
  const kept = addKeptPrices(inAccount, onDevice).prices;
  const isShared = shared.length > 0;
  const saved: SavedPrice[] = isShared ? shared : kept;
  const [prices, hospitalNames] =
    saved.length > 0
      ? await Promise.all([
          listSavedPrices(context.readDb, saved),
          findSavedHospitalNames(context.readDb, saved),
        ])
      : [[], {}];
  return data(
    {
      isShared,
      isInAccount: account !== null,
      isMailed: account !== null && (await isWatchingPrices(context.db, account)),
      saved,
      kept,
      prices,
      hospitalNames,
      isFull: searchParams.has("full"),
    },
    { headers: { "Cache-Control": caching.neverAndPrivate } },
  );
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export function action(args: ActionFunctionArgs) {
  return changeSaved(args);
}

export default function SavedPage() {
  const { isShared, isInAccount, isMailed, saved, kept, prices, hospitalNames, isFull } =
    useLoaderData<typeof loader>();
  const language = useLanguage();
  const words = useWords().savedPrices;
  const published = new Set(prices.map(({ found }) => writeSavedPrice(found)));
  const address = `/saved?${new URLSearchParams(saved.map((price) => ["save", writeSavedPrice(price)]))}`;
  return (
    <MainContent>
      <div className={stack.page}>
        <DataBar current="/saved" />
        <h1>{words.title}</h1>
        {isFull ? <p role="status">{say(language, words.full, { count: MAX_SAVED })}</p> : null}
        {saved.length === 0 ? (
          <p>{words.none}</p>
        ) : (
          <p className={stack.note}>
            {isShared ? words.shared : isInAccount ? words.aboutAccount : words.about}
          </p>
        )}
        {prices.length > 0 ? <SavedTable prices={prices} kept={kept} canRemove={!isShared} /> : null}
        <GonePrices
          prices={saved.filter((price) => !published.has(writeSavedPrice(price)))}
          kept={kept}
          hospitalNames={hospitalNames}
          canRemove={!isShared}
        />
        <div className={stack.buttons} data-screen>
          {isShared ? (
            <form method="post" action="/saved">
              <SubmitButton name="save" value={saved.map(writeSavedPrice).join(" ")}>
                {words.saveAll}
              </SubmitButton>
            </form>
          ) : (
            <ActionLink href="/hospital_search">
              {saved.length === 0 ? words.search : words.searchMore}
            </ActionLink>
          )}
          {isShared ? (
            <ActionLink href="/saved" rank="secondary">
              {words.ownList}
            </ActionLink>
          ) : null}
        </div>
        {isInAccount && !isShared ? <MailOfMoves isOn={isMailed} /> : null}
        {saved.length > 0 ? (
          <>
            {isShared ? null : (
              <p data-screen>
                <a href={address}>{words.link}</a>
              </p>
            )}
            <SharePage address={address} />
          </>
        ) : null}
      </div>
    </MainContent>
  );
}

/** Turns the mail about moved prices on or off. */
function MailOfMoves({ isOn }: { isOn: boolean }) {
  const words = useWords().savedPrices.mail;
  return (
    <form method="post" action="/saved" className={stack.part} aria-labelledby="mail" data-screen>
      <h2 id="mail">{words.heading}</h2>
      <p>{isOn ? words.on : words.off}</p>
      <div className={stack.buttons}>
        <SubmitButton rank="secondary" name="mail" value={isOn ? "stop" : "start"}>
          {isOn ? words.stop : words.start}
        </SubmitButton>
      </div>
    </form>
  );
}
