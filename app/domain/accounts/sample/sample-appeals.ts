import type { AppealChange } from "#app/domain/appeals/change-appeal.ts";
import { addDays } from "#app/domain/dates/calendar-days.ts";
import type { LetterKindId } from "#app/domain/letters/letter-kind.ts";
import type { LetterSlots } from "#app/domain/letters/letter-slots.ts";
import { sampleAudit } from "./sample-audit.ts";
import { sampleBills } from "./sample-documents.ts";

/** An appeal of the sample account, with what its person would say in its letter and note of it. */
export interface SampleAppeal {
  appealId: string;
  billId: string;
  kind: LetterKindId;
  /** Null: it rests on none. */
  auditId: string | null;
  askedCents: number | null;
  said: Partial<LetterSlots>;
  /** Of the day on which the account is made: when its letter was written. */
  begunDaysAgo: number;
  /** What happened by a day (ISO), which is the one on which the account is made. */
  steps: (today: string) => AppealChange[];
}

const [emergencyVisit, colonoscopy] = sampleBills;

/** The first waits for its answer, the second has got something. */
export const sampleAppeals: readonly [SampleAppeal, SampleAppeal] = [
  {
    appealId: "5a3b1e00-0000-4000-8000-000000000021",
    billId: emergencyVisit.billId,
    kind: "billing-error",
    auditId: sampleAudit.auditId,
    askedCents: null,
    said: { accountNumber: "AMC-26-08142" },
    begunDaysAgo: 9,
    steps: (today) => [
      { change: "send", on: addDays(today, -9), how: "certified-mail", proof: "9407 1000 0000 0000 0000 00" },
    ],
  },
  {
    appealId: "5a3b1e00-0000-4000-8000-000000000022",
    billId: colonoscopy.billId,
    kind: "charity-care",
    auditId: null,
    askedCents: 402_200,
    said: { accountNumber: "TBM-26-06231", incomeCents: 5_200_000 },
    begunDaysAgo: 41,
    steps: (today) => [
      { change: "send", on: addDays(today, -41), how: "mail", proof: "" },
      { change: "answer", on: addDays(today, -6), note: "They ask for nothing more and will write again." },
      {
        change: "decide",
        on: addDays(today, -2),
        result: "partly",
        gainedCents: 201_100,
        note: "Half of the bill is forgiven; the rest may be paid over a year.",
      },
    ],
  },
];
