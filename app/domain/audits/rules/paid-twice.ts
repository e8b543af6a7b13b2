import type { AuditRule } from "../audit-rule.ts";
import { billingErrorSource } from "../sources.ts";

/** Two payments of one amount on one day: one of them may have been taken twice, and is to be paid back. */
export const paidTwice: AuditRule = {
  id: "paid-twice",
  strength: "error",
  source: billingErrorSource,
  find({ bill: { payments } }) {
    if (payments === null) return { notChecked: "no-payments-listed" };
    const times = new Map<string, number>();
    for (const { date, amountCents } of payments) {
      if (date === null || amountCents <= 0) continue;
      const key = `${date} ${amountCents}`;
      times.set(key, (times.get(key) ?? 0) + 1);
    }
    const findings = [...times].flatMap(([key, count]) => {
      if (count < 2) return [];
      const [date = "", amount] = key.split(" ");
      const amountCents = Number(amount);
      const stakes = [{ lines: [], amountCents: amountCents * (count - 1), ofMoneyPaid: true as const }];
      return [{ lines: [], stakes, kind: "same-payment", facts: { date, amountCents, count } }];
    });
    return { findings };
  },
};
