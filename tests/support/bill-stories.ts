import { parse } from "node-html-parser";
import { expect } from "vitest";
import { emptyBill, type KeptBill } from "#app/domain/bills/kept/kept-bill.ts";
import { keptLine, stated } from "./kept-bills.ts";
import type { TestSite } from "./open-test-site.ts";
import type { SignedIn } from "./sign-in.ts";

const day = { serviceDate: stated("2026-03-02") };

/** A bill of $1,100 on which a blood count of $50 is charged twice. */
export const withCopy: Partial<KeptBill> = {
  providerName: stated("Juniper General Hospital"),
  statementDate: stated("2026-04-01"),
  totals: { ...emptyBill.totals, chargesCents: stated(110_000), amountDueCents: stated(110_000) },
  lines: [
    keptLine(1, "99284", 100_000, day),
    keptLine(2, "85025", 5_000, day),
    keptLine(3, "85025", 5_000, day),
  ],
  lastLineId: 3,
};

export const mainOf = async (reply: Response) => parse(await reply.text()).querySelector("main")!;

export const said = (text: string | undefined) => text?.replace(/\s+/g, " ").trim() ?? "";

/** A bill's page, once it was checked. */
export async function openStory(
  { fetch }: Pick<TestSite, "fetch">,
  { cookie }: Pick<SignedIn, "cookie">,
  billId: string,
) {
  const open = () => fetch(`/account/bills/${billId}`, { headers: { Cookie: cookie } });
  await expect.poll(async () => (await open()).headers.get("Refresh")).toBeNull();
  const main = await mainOf(await open());
  const next = main.querySelector('[aria-labelledby="next"]')!;
  return {
    main,
    text: said(main.structuredText),
    next: said(next.structuredText),
    door: next.querySelector("a")?.getAttribute("href") ?? null,
  };
}
