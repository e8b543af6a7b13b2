import type { PairEdit } from "#app/domain/coding-edits/coding-edits.ts";
import type { AuditRule, RuleFinding } from "../audit-rule.ts";
import { editTableOf } from "../edit-table.ts";
import { pairBypassModifiers } from "../pair-bypass-modifiers.ts";
import { proceduresByDay } from "../procedures-by-day.ts";
import { ncciSource } from "../sources.ts";
import type { StandingLine } from "../standing-lines.ts";

/** Two codes on one day of which Medicare pays the first alone, unless a modifier says that they were separate. */
export const ncciPair: AuditRule = {
  id: "ncci-pair",
  strength: "rule conflict",
  source: ncciSource,
  find({ bill, standing, edits }) {
    if (bill.setting === null) return { notChecked: "no-setting" };
    const table = editTableOf(bill.setting);
    if (table === null) return { notChecked: "not-for-inpatients" };
    if (!standing.some(({ procedure }) => procedure)) return { notChecked: "no-codes" };
    const days = proceduresByDay(standing);
    if (days.size === 0) return { notChecked: "no-dates" };
    if ([...days.keys()].every((day) => edits.pairEdition(table, day) === null)) {
      return { notChecked: "no-edition-for-date" };
    }
    return {
      findings: [...days].flatMap(([day, lines]) => {
        const pairs = edits.pairsAmong(table, new Set(lines.keys()), day);
        return conflictsOf(pairs, lines, day);
      }),
    };
  },
};

/** Each pair that a line of a second code breaks, once. */
function conflictsOf(
  pairs: readonly PairEdit[],
  lines: ReadonlyMap<string, readonly StandingLine[]>,
  day: string,
): RuleFinding[] {
  const found: RuleFinding[] = [];
  for (const { column1, column2, yieldsToModifier, edition } of pairs) {
    const isJudged = ({ line }: StandingLine) => !yieldsToModifier || !saysSeparate(line);
    const first = lines.get(column1)?.find(isJudged);
    if (!first) continue;
    for (const second of lines.get(column2) ?? []) {
      if (!isJudged(second)) continue;
      found.push({
        lines: [first.index, second.index],
        stakes: [{ lines: [second.index], amountCents: second.line.amountCents }],
        kind: yieldsToModifier ? "without-modifier" : "never-together",
        facts: { column1, column2, day, edition },
      });
    }
  }
  return found;
}

function saysSeparate({ modifiers }: StandingLine["line"]): boolean {
  return modifiers.some((modifier) => pairBypassModifiers.has(modifier));
}
