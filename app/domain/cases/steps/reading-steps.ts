import { askedCentsOf, hasPlan, isAskedUnread, isNothingDue } from "../case-facts.ts";
import { doubtedSumsAmong } from "./finding-evidence.ts";
import { isToldPaper } from "./paper-steps.ts";
import { standingOfLetter } from "./status-of-letter.ts";
import { nothingDue, type StepRule } from "./step-rule.ts";

/** Whatever follows rests on what was read: its owner looks at it first, and again where its numbers do not add up. */
export const checkReading: StepRule = {
  id: "check-reading",
  minutes: 3,
  letter: null,
  judge(facts) {
    const { isChecked, bill } = facts;
    const isEmpty = bill.lines.length === 0 && askedCentsOf(facts) === null && !isToldPaper(facts);
    if (isEmpty) return { state: "open", reason: "nothing-read", by: null };
    if (!isChecked) return { state: "open", reason: "draft", by: null };
    if (isAskedUnread(facts)) return { state: "open", reason: "asked-unread", by: null };
    return doubtedSumsAmong(facts).length > 0
      ? { state: "open", reason: "numbers-doubted", by: null }
      : { state: "done", reason: "checked" };
  },
};

/** With a plan and without one, other steps come first. */
export const askWhoPays: StepRule = {
  id: "say-who-pays",
  minutes: 1,
  letter: null,
  judge(facts) {
    if (hasPlan(facts) !== null) {
      return { state: "done", reason: facts.bill.coverage === null ? "payer-printed" : "payer-known" };
    }
    if (isNothingDue(facts)) return nothingDue;
    return { state: "open", reason: "payer-unknown", by: null };
  },
};

/** No one can check a bill of one sum. */
export const itemizedBill: StepRule = {
  id: "itemized-bill",
  minutes: 5,
  letter: "itemised-bill",
  judge(facts) {
    if (facts.bill.lines.length > 0) return { state: "done", reason: "has-lines" };
    const begun = standingOfLetter(facts, "itemised-bill");
    if (begun !== null) return begun;
    return isNothingDue(facts) ? nothingDue : { state: "open", reason: "no-lines", by: null };
  },
};
