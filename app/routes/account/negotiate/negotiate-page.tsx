import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { keptBills } from "#app/domain/bills/kept/kept-bills.server.ts";
import { MainContent } from "#app/ui/page/main-content.tsx";
import { openAppealDesk } from "../appeal-case/open-appeal-desk.server.ts";
import { listBillsToChoose } from "../forms/list-bills-to-choose.server.ts";
import { accountMeta } from "../frame/account-meta.ts";
import { accountLoader } from "../frame/gate.server.ts";
import { BillsToNegotiate } from "./bills-to-negotiate.tsx";
import { readNegotiateQuery } from "./negotiate-query.ts";
import { OneNegotiation } from "./one-negotiation.tsx";
import { viewNegotiation } from "./view-negotiation.server.ts";

export const meta = accountMeta((words) => words.negotiation);

/** What to offer for the bill that the address names; without one, the bills to choose from. */
export const loader = accountLoader("view-bills", async ({ request, context, access }) => {
  const { db } = context;
  const { account, permissions } = access;
  const query = readNegotiateQuery(new URL(request.url).searchParams);
  const isRefused = query.problems.length > 0;
  const may = { add: permissions.has("add-bills"), appeal: permissions.has("file-appeals") };
  if (query.billId === null) {
    const choices = await listBillsToChoose(db, account);
    return data({ one: null, query, may, isRefused, choices });
  }
  const found = await keptBills.find(db, account, query.billId);
  if (!found) throw new Response(null, { status: 404 });
  const { today } = await openAppealDesk(context, access);
  const one = await viewNegotiation(context.language, db, found, access, { ...query, today });
  return data({ one, query, may, isRefused, choices: null }, one.page === null ? { status: 404 } : {});
});

export default function NegotiatePage() {
  const { one, query, may, choices } = useLoaderData<typeof loader>();
  return (
    <MainContent>
      {one ? (
        <OneNegotiation negotiation={one} query={query} may={may} />
      ) : (
        <BillsToNegotiate {...choices} mayAdd={may.add} />
      )}
    </MainContent>
  );
}
