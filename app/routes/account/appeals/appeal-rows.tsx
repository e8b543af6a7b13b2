import { NoSuchPage } from "#app/components/lists/no-such-page.tsx";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import { say } from "#app/domain/language/say.ts";
import { dollarsOfCents } from "#app/domain/money/dollars.ts";
import { formatDollars } from "#app/domain/money/format-dollars.ts";
import { Pagination } from "#app/ui/page/pagination.tsx";
import * as stack from "#app/ui/page/stack.css.ts";
import { DataTable } from "#app/ui/table/data-table.tsx";
import { appealsPath } from "../appeal-case/appeal-address.ts";
import { useAccountAddress } from "../frame/account-address.ts";
import { appealsParameters } from "./appeals-query.ts";
import type { ViewedAppeals } from "./view-appeals.server.ts";

/** A page of the appeals that were chosen, the newest first. */
export function AppealRows({ list }: { list: ViewedAppeals }) {
  const { appeals, query, first, foundCount, pageCount } = list;
  const { list: words, states } = useWords().appeals;
  const language = useLanguage();
  const address = useAccountAddress();
  const dollars = (cents: number) => formatDollars(dollarsOfCents(cents));
  const hrefOf = (page: number) => address(appealsPath, appealsParameters(query, page));
  if (query.page === null) return <NoSuchPage pageCount={pageCount} firstHref={hrefOf(1)} />;
  if (appeals.length === 0) {
    return (
      <p data-live-answer="">
        {words.nothing} <a href={address(appealsPath)}>{words.showAll}</a>
      </p>
    );
  }
  const last = first + appeals.length - 1;
  return (
    <>
      <DataTable
        caption={
          pageCount === 1
            ? say(language, words.caption, { count: foundCount })
            : say(language, words.captionOfPage, { first, last, count: foundCount })
        }
        columns={[
          {
            heading: words.columns.what,
            cell: ({ appealId, name, providerName }) => (
              <>
                <a href={address(appealsPath, { appeal: appealId })}>{name}</a>
                <div className={stack.note}>
                  <bdi>{providerName ?? words.unnamed}</bdi>
                </div>
              </>
            ),
          },
          { heading: words.columns.state, cell: ({ state }) => states[state] },
          { heading: words.columns.next, cell: ({ next }) => next },
          {
            heading: words.columns.asked,
            isNumber: true,
            cell: ({ askedCents }) => (askedCents === 0 ? words.noAmount : dollars(askedCents)),
          },
          {
            heading: words.columns.gained,
            isNumber: true,
            cell: ({ gainedCents }) => (gainedCents === null ? words.notYet : dollars(gainedCents)),
          },
        ]}
        rows={appeals}
        keyOf={({ appealId }) => appealId}
      />
      <Pagination label={words.pages} page={query.page} pageCount={pageCount} hrefOf={hrefOf} />
    </>
  );
}
