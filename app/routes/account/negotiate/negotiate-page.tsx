import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { negotiationWords } from "#app/content/words/negotiation.ts";
import { findKeptBill } from "#app/domain/bills/kept/find-kept-bill.server.ts";
import { countBills, listBillSummaries } from "#app/domain/bills/kept/list-bill-summaries.server.ts";
import { MainContent } from "#app/ui/page/main-content.tsx";
import { accountMeta } from "../account-meta.ts";
import { accountLoader } from "../gate.server.ts";
import { BillToNegotiate } from "./bill-to-negotiate.tsx";
import { readNegotiateQuery } from "./negotiate-query.ts";
import { OneNegotiation } from "./one-negotiation.tsx";
import { viewNegotiation } from "./view-negotiation.server.ts";

const MOST_CHOICES = 25;

export const meta = accountMeta(negotiationWords.en);

/** What to offer for the bill that the address names; without one, the bills to choose from. */
export const loader = accountLoader("view-bills", async ({ request, context, access }) => {
  const { db } = context;
  const { account, permissions } = access;
  const query = readNegotiateQuery(new URL(request.url).searchParams);
  const isRefused = query.problems.length > 0;
  const may = { add: permissions.has("add-bills"), appeal: permissions.has("file-appeals") };
  if (query.billId === null) {
    const [bills, count] = await Promise.all([
      listBillSummaries(db, account, { limit: MOST_CHOICES }),
      countBills(db, account),
    ]);
    const choices = bills.map(({ billId, summary: { searchText: _, ...shown } }) => ({ billId, ...shown }));
    return data({ one: null, query, may, isRefused, choices: { bills: choices, count } });
  }
  const found = await findKeptBill(db, account, query.billId);
  if (!found) throw new Response(null, { status: 404 });
  const one = await viewNegotiation(db, found, access, query);
  return data({ one, query, may, isRefused, choices: null }, one.page === null ? { status: 404 } : {});
});

export default function NegotiatePage() {
  const { one, query, may, choices } = useLoaderData<typeof loader>();
  return (
    <MainContent>
      {one ? (
        <OneNegotiation negotiation={one} query={query} may={may} />
      ) : (
        <BillToNegotiate {...choices} mayAdd={may.add} />
      )}
    </MainContent>
  );
}
