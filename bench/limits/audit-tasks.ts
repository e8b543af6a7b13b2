import { bill, codingEdits, explanation, line, nextToNothing } from "#app/domain/audits/audit.fixture.ts";
import { auditBill } from "#app/domain/audits/audit-bill.ts";
import type { AuditedLine } from "#app/domain/audits/audited-bill.ts";
import type { LimitedTask } from "./limited-task.ts";

const LINES = 5_000;
const LIMIT_MS = 1_000;

const edits = codingEdits({
  pairs: [["80053", "80048", 1]],
  limits: [
    ["80053", 1, "day"],
    ["80048", 1, "line"],
  ],
  addOns: { "96375": ["96374"] },
});

const bills: [string, (index: number) => AuditedLine][] = [
  ["alike", () => line("80053", 9_000)],
  ["charged and taken back, but for one", (index) => line("80053", index % 2 && index > 1 ? -9_000 : 9_000)],
  ["of one pair", (index) => line(index % 2 ? "80053" : "80048", 9_000 + index)],
  ["of one pair, each apart", (index) => line(index % 2 ? "80053" : "80048", index, { modifiers: ["59"] })],
  ["added to nothing", (index) => line("96375", 9_000 + index)],
  ["of as many codes", (index) => line(String(10_000 + index), 9_000, { modifiers: ["26"] })],
  ["without codes", (index) => line(null, 9_000, { description: `Supplies ${index % 7}` })],
  ["over a limit on a day each", (index) => line("80053", 900, { units: 2, serviceDate: dayOfYear(index) })],
];

/** Bills of 5,000 lines with an explanation of benefits as long, each of another kind that a rule compares with itself. */
export const auditTasks: LimitedTask[] = bills.map(([kind, lineAt]) => {
  const lines = Array.from({ length: LINES }, (_, index) => lineAt(index));
  const seen = lines.map(({ serviceCode, amountCents }) => ({
    serviceDate: null,
    code: serviceCode?.code ?? null,
    billedCents: amountCents + 1,
    allowedCents: null,
    planPaidCents: null,
    patientResponsibilityCents: null,
  }));
  const audited = bill(lines, { explanation: explanation({ lines: seen }), coverage: "self-pay" });
  const prices = lines.map(() => nextToNothing);
  return {
    name: `5,000 lines ${kind} are audited`,
    limitMs: LIMIT_MS,
    run: () => auditBill({ bill: audited, edits, prices, isHospitalKnown: true }),
  };
});

function dayOfYear(index: number): string {
  return new Date(Date.UTC(2026, 0, 1 + (index % 365))).toISOString().slice(0, 10);
}
