import { data, type HeadersFunction, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { NoSuchPage } from "#app/components/lists/no-such-page.tsx";
import { ProblemList } from "#app/components/lists/problem-list.tsx";
import { TableDownloads } from "#app/components/lists/table-downloads.tsx";
import { DataBar } from "#app/components/page/data-bar.tsx";
import { languageIn, pageMeta } from "#app/components/page/page-meta.ts";
import { atLeast, formatCount, pageCaption, placeName } from "#app/components/price-words.ts";
import { redirectToSlugs } from "#app/components/search/category-slugs.ts";
import { Sentence } from "#app/components/sentence.tsx";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import { categoryName } from "#app/content/service-category-names.ts";
import { wordsIn } from "#app/content/words/words.ts";
import type { Language } from "#app/domain/language/language.ts";
import { nameOf } from "#app/domain/language/name-of.ts";
import { say } from "#app/domain/language/say.ts";
import { product } from "#app/domain/product.ts";
import { caching } from "#app/platform/http/replies/caching.ts";
import { ActionLink } from "#app/ui/page/action-link.tsx";
import { MainContent } from "#app/ui/page/main-content.tsx";
import { Pagination } from "#app/ui/page/pagination.tsx";
import * as stack from "#app/ui/page/stack.css.ts";
import { type FoundMoves, findPriceMoves } from "./find-price-moves.server.ts";
import { MovesForm } from "./moves-form.tsx";
import { MovesTable } from "./moves-table.tsx";
import { movesAddress, readMovesQuery } from "./price-history-query.ts";

const pageSize = 50;

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const language = languageIn(matches);
  const query = data?.query;
  const place = query ? placeOf(language, query) : wordsIn(language).places.nation;
  const topic = query?.category ? `${categoryName(language, query.category)}, ` : "";
  return pageMeta(
    {
      title: say(language, wordsIn(language).priceHistory.page.title, { topic, place }),
      description: say(language, wordsIn(language).priceHistory.page.description, {
        place,
        product: product.name,
      }),
      keywords: wordsIn(language).priceHistory.page.keywords,
      path: query ? movesAddress({ ...query, page: 1 }) : "/data/price-history",
      noindex: data?.page !== 1 || data.query.hospital !== "",
      card: "data",
    },
    matches,
  );
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  redirectToSlugs(request);
  const found = await findPriceMoves(context.language, context.readDb, readMovesQuery(request), pageSize);
  const asked = found.query.page;
  const page = asked !== null && asked <= found.pageCount ? asked : null;
  return data({ ...found, page }, { status: page === null ? 404 : 200 });
}

export const headers: HeadersFunction = () => ({
  "Cache-Control": caching.untilPricesChange,
});

export default function PriceHistoryPage() {
  const words = useWords().priceHistory;
  const found = useLoaderData<typeof loader>();
  const { query, problems, hospitalChoices, isAnyCompared } = found;
  return (
    <MainContent>
      <div className={stack.page}>
        <DataBar current="/data/price-history" />
        <h1>{words.page.heading}</h1>
        <p className={stack.lead}>{words.page.lead}</p>
        <ProblemList problems={problems} />
        {hospitalChoices.length > 0 ? (
          <ul className={stack.part}>
            {hospitalChoices.map((hospital) => (
              <li key={hospital.hospitalId}>
                <a
                  href={movesAddress({
                    ...query,
                    hospital: hospital.name,
                    state: hospital.state,
                    city: hospital.city ?? "",
                    page: 1,
                  })}
                >
                  {hospital.name}, {placeName(hospital)}
                </a>
                {hospital.address ? <div className={stack.note}>{hospital.address}</div> : null}
              </li>
            ))}
          </ul>
        ) : null}
        {isAnyCompared ? <Moves found={found} page={found.page} /> : <NoHistoryYet />}
        <p>
          <Sentence
            of={words.page.related}
            as={{
              explore: (text) => <a href="/data">{text}</a>,
              coverage: (text) => <a href="/data/coverage">{text}</a>,
            }}
          />
        </p>
      </div>
    </MainContent>
  );
}

function Moves({ found, page }: { found: FoundMoves; page: number | null }) {
  const words = useWords().priceHistory;
  const language = useLanguage();
  const { query, states, categories, listed, pageCount } = found;
  const { moves, total, isTotalExact } = listed;
  const isUp = query.direction === "up";
  const { manyOfKind } = useWords().priceNames;
  const kindName = words.kinds[query.kind].toLowerCase();
  const hrefOf = (page: number) => movesAddress({ ...query, page });
  return (
    <>
      <MovesForm query={query} states={states} categories={categories} />
      <section className={stack.part} aria-labelledby="moves">
        <h2 id="moves">
          {say(language, isUp ? words.page.mostUp : words.page.mostDown, {
            category: categoryName(language, query.category) || words.page.allCategories,
            place: placeOf(language, query),
          })}
        </h2>
        <p className={stack.answer} role="status">
          <span className={stack.figure}>{formatCount(language, total)}</span>
          <span>
            {isTotalExact ? "" : `${words.page.orMore} `}
            {say(language, isUp ? words.page.wentUp : words.page.wentDown, {
              count: total,
              kind: kindName,
              kinds: manyOfKind[query.kind],
            })}
          </span>
        </p>
        <p className={stack.note}>{comparedText(language, found)}</p>
        {total === 0 ? (
          <p>
            {say(language, isUp ? words.page.noneUp : words.page.noneDown, { kind: kindName })}{" "}
            <Sentence
              of={isUp ? words.page.seeDown : words.page.seeUp}
              as={{
                other: (text) => (
                  <a href={movesAddress({ ...query, direction: isUp ? "down" : "up", page: 1 })}>{text}</a>
                ),
                all: (text) => <a href="/data/price-history">{text}</a>,
              }}
            />
          </p>
        ) : page === null ? (
          <NoSuchPage pageCount={pageCount} firstHref={hrefOf(1)} />
        ) : (
          <MovesTable
            caption={say(language, words.page.caption, {
              pageCaption: pageCaption(
                language,
                words.page.changes,
                (page - 1) * pageSize + 1,
                moves.length,
                atLeast(language, isTotalExact, formatCount(language, total)),
              ),
            })}
            moves={moves}
            isOneHospital={query.hospital !== ""}
          />
        )}
        <Pagination label={words.page.pages} page={page} pageCount={pageCount} hrefOf={hrefOf} />
        {isTotalExact ? null : (
          <p className={stack.note}>
            {say(language, words.page.largest, { total: formatCount(language, total) })}
          </p>
        )}
        {total === 0 ? null : (
          <TableDownloads
            path="/data/price-history"
            query={movesAddress({ ...query, page: 1 }, "")}
            rowCount={listed.isTotalExact ? total : null}
          />
        )}
      </section>
      <HowCompared />
    </>
  );
}

function comparedText(language: Language, { query, totals }: Pick<FoundMoves, "query" | "totals">): string {
  const { counts, priceHistory } = wordsIn(language);
  const { compared: words } = priceHistory;
  const { hospitalCount, comparedCount, upCount, downCount, outlierCount } = totals;
  const ofHospital = hospitalCount === 0 ? words.hospitalWithout : words.hospitalWith;
  return say(language, words.moves, {
    compared:
      query.hospital === ""
        ? say(language, words.hospitals, { count: hospitalCount, place: placeOf(language, query) })
        : say(language, ofHospital, { hospital: query.hospital }),
    prices: say(language, query.kind === "cash" ? counts.cashPrice : counts.grossCharge, {
      count: comparedCount,
    }),
    up: formatCount(language, upCount),
    down: formatCount(language, downCount),
    still: formatCount(language, comparedCount - upCount - downCount - outlierCount),
    outliers: formatCount(language, outlierCount),
  });
}

function HowCompared() {
  const words = useWords().priceHistory;
  return (
    <section className={stack.part} aria-labelledby="how">
      <h2 id="how">{words.page.method}</h2>
      <ul className={stack.part}>
        <li>{words.page.whichFiles}</li>
        <li>{words.page.alike}</li>
        <li>{words.page.leftOut}</li>
        <li>{words.page.notCounted}</li>
      </ul>
    </section>
  );
}

function NoHistoryYet() {
  const words = useWords().priceHistory;
  return (
    <section className={stack.part} aria-labelledby="no-history">
      <h2 id="no-history">{words.page.none}</h2>
      <p>{words.page.noneYet}</p>
      <div>
        <ActionLink href="/price-files">{words.page.files}</ActionLink>
      </div>
      <p className={stack.note}>
        {words.page.toImport} <code>npx faircharge import &lt;file, folder or URL&gt;</code>
      </p>
    </section>
  );
}

/** 'the USA', 'Texas', or the hospital's name. */
function placeOf(language: Language, { hospital, state }: { hospital: string; state: string }): string {
  const { places, stateNames } = wordsIn(language);
  return hospital || (state ? nameOf(stateNames, state) : places.nation);
}
