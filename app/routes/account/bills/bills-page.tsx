import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { NoSuchPage } from "#app/components/lists/no-such-page.tsx";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import { arrangeBills } from "#app/domain/bills/kept/arrange-bills.ts";
import { keptBills } from "#app/domain/bills/kept/kept-bills.server.ts";
import { say } from "#app/domain/language/say.ts";
import { LiveRegion } from "#app/ui/form/live-form.tsx";
import { ActionLink } from "#app/ui/page/action-link.tsx";
import { MainContent } from "#app/ui/page/main-content.tsx";
import { Pagination } from "#app/ui/page/pagination.tsx";
import * as stack from "#app/ui/page/stack.css.ts";
import { useAccountAddress } from "../frame/account-address.ts";
import { accountMeta } from "../frame/account-meta.ts";
import { accountLoader } from "../frame/gate.server.ts";
import { BillRows } from "./bill-rows.tsx";
import { BillSearch } from "./bill-search.tsx";
import { billsParameters, readBillsQuery } from "./bills-query.ts";

export const meta = accountMeta((words) => words.accountBills.list);

const pageSize = 25;

export const loader = accountLoader("view-bills", async ({ request, context, access }) => {
  const { searchParams } = new URL(request.url);
  const query = readBillsQuery(searchParams);
  const all = await keptBills.list(context.db, access.account);
  const found = arrangeBills(all, query);
  const pageCount = Math.max(1, Math.ceil(found.length / pageSize));
  const page = query.page !== null && query.page <= pageCount ? query.page : null;
  const first = ((page ?? 1) - 1) * pageSize;
  return data(
    {
      query: { ...query, page },
      bills: (page === null ? [] : found.slice(first, first + pageSize)).map(({ summary, ...bill }) => {
        const { searchText: _, ...shown } = summary;
        return { ...bill, ...shown };
      }),
      first: first + 1,
      foundCount: found.length,
      allCount: all.length,
      pageCount,
      isDeleted: searchParams.get("done") === "deleted",
      ownerName: access.role === "authorised" ? access.ownerName : null,
      mayAdd: access.permissions.has("add-bills"),
    },
    page === null ? { status: 404 } : {},
  );
});

const region = "bill-list";

export default function BillsPage() {
  const { query, bills, first, foundCount, allCount, pageCount, isDeleted, ownerName, mayAdd } =
    useLoaderData<typeof loader>();
  const words = useWords().accountBills.list;
  const language = useLanguage();
  const address = useAccountAddress();
  const hrefOf = (page: number) => address("/account/bills", billsParameters(query, page));
  return (
    <MainContent>
      <div className={stack.page}>
        <h1>{ownerName === null ? words.title : say(language, words.titleOf, { owner: ownerName })}</h1>
        {isDeleted ? <p role="status">{words.deleted}</p> : null}
        {mayAdd ? (
          <div>
            <ActionLink href={address("/account/add-bill")}>{words.add}</ActionLink>
          </div>
        ) : null}
        {allCount === 0 ? (
          <p>{ownerName === null ? words.none : say(language, words.noneOfOwner, { owner: ownerName })}</p>
        ) : (
          <LiveRegion id={region}>
            <BillSearch region={region} query={query} />
            {query.page === null ? (
              <NoSuchPage pageCount={pageCount} firstHref={hrefOf(1)} />
            ) : foundCount === 0 ? (
              <p data-live-answer="">
                {words.nothing} <a href={address("/account/bills")}>{words.all}</a>
              </p>
            ) : (
              <BillRows
                caption={say(language, words.caption, {
                  first,
                  last: first + bills.length - 1,
                  count: foundCount,
                })}
                bills={bills}
                mayAdd={mayAdd}
              />
            )}
            <Pagination label={words.pages} page={query.page} pageCount={pageCount} hrefOf={hrefOf} />
          </LiveRegion>
        )}
      </div>
    </MainContent>
  );
}
