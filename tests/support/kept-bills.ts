import { randomUUID } from "node:crypto";
import { emptyBill, emptyLine, type KeptBill, type KeptLine } from "#app/domain/bills/kept/kept-bill.ts";
import { keptBills } from "#app/domain/bills/kept/kept-bills.server.ts";
import { systemClock } from "#app/platform/clock.ts";
import type { TestSite } from "./open-test-site.ts";
import type { SignedIn } from "./sign-in.ts";

/** As typed by hand. */
export const stated = <const Value>(value: Value) => ({ value, printed: null });

/** A line under a CPT code. */
export function keptLine(
  lineId: number,
  code: string,
  amountCents: number,
  rest: Partial<KeptLine> = {},
): KeptLine {
  return {
    ...emptyLine,
    lineId,
    serviceCode: stated({ codeType: "CPT", code }),
    amountCents: stated(amountCents),
    ...rest,
  };
}

/** Keeps a bill of a person, without documents; gives its id. */
export async function keepBill(
  { db }: Pick<TestSite, "db">,
  { account }: SignedIn,
  bill: Partial<KeptBill> = {},
  state: "draft" | "kept" = "kept",
): Promise<string> {
  const billId = randomUUID();
  const kept = { ...emptyBill, ...bill };
  await keptBills.draft(db, account, { id: billId, kept, state }, systemClock);
  return billId;
}
