import { randomUUID } from "node:crypto";
import { draftBill } from "#app/domain/bills/kept/draft-bill.server.ts";
import { emptyBill, emptyLine, type KeptBill, type KeptLine } from "#app/domain/bills/kept/kept-bill.ts";
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
  await draftBill(db, account, { billId, bill: { ...emptyBill, ...bill }, state }, systemClock);
  return billId;
}
