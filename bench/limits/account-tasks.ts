import { emptyBill } from "#app/domain/bills/kept/kept-bill.ts";
import { keptBills } from "#app/domain/bills/kept/kept-bills.server.ts";
import { keepBill, keptLine, stated } from "../../tests/support/kept-bills.ts";
import type { TestSite } from "../../tests/support/open-test-site.ts";
import { signIn } from "../../tests/support/sign-in.ts";
import type { LimitedTask } from "./limited-task.ts";

const BILLS = 1_000;
const AT_ONCE = 100;
const LINES = 1_000;

/** An account of 1,000 bills of 20 lines, and a bill of 1,000 lines under review. */
export async function accountTasks(site: TestSite): Promise<LimitedTask[]> {
  const rich = await signIn(site);
  const lines = Array.from({ length: 20 }, (_, index) => keptLine(index + 1, "73721", 120_000));
  for (let made = 0; made < BILLS; made += AT_ONCE) {
    await Promise.all(
      Array.from({ length: AT_ONCE }, (_, index) =>
        keepBill(site, rich, {
          providerName: stated(`Clinic ${String(made + index).padStart(4, "0")}`),
          totals: { ...emptyBill.totals, chargesCents: stated(index * 100) },
          lines,
        }),
      ),
    );
  }
  const reviewer = await signIn(site);
  const long = Array.from({ length: LINES }, (_, index) => keptLine(index + 1, "73721", 10_000));
  const billId = await keepBill(site, reviewer, { lines: long, lastLineId: LINES }, "draft");
  const page =
    (path: string, { cookie }: { cookie: string }) =>
    async () => {
      const reply = await site.fetch(path, { headers: { Cookie: cookie } });
      if (!reply.ok) throw new Error(`${path} answered ${reply.status}.`);
      return reply.text();
    };
  return [
    { name: "1,000 bills are listed", limitMs: 200, run: () => keptBills.list(site.db, rich.account) },
    {
      name: "the page of 1,000 bills",
      limitMs: 100,
      run: page("/account/bills?search=clinic&sort=provider", rich),
    },
    {
      name: "a page of a bill of 1,000 lines under review",
      limitMs: 2_000,
      run: page(`/account/bills/${billId}/review?page=20`, reviewer),
    },
  ];
}
