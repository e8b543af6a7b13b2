import { askRule, listAskedRules } from "#app/domain/audits/asked-rules.server.ts";
import { type RuleId, ruleIds } from "#app/domain/audits/rule-ids.ts";
import { systemClock } from "#app/platform/clock.ts";
import { defineCommand, exitCodes } from "./define-command.ts";

export const askAuditRule = defineCommand({
  usage: ["", "<rule> [--off]"],
  about: `Shows the findings of a rule as questions without an amount, in each audit from now on; --off shows them as the rule does. Without a rule: lists
the rules that are shown so. Rules that people call wrong often are listed by npx faircharge audits disputed.`,
  options: { off: { type: "boolean", default: false, about: "shows the rule's findings as before" } },
  examples: ["", "repeated-line", "repeated-line --off"],
  read({ values: { off }, positionals }): { rule: RuleId | null; off: boolean } | null {
    const [named] = positionals;
    if (named === undefined) return off ? null : { rule: null, off };
    const rule = ruleIds.find((id) => id === named);
    return rule === undefined || positionals.length > 1 ? null : { rule, off };
  },
  run: ({ rule, off }, { withDatabase }) =>
    withDatabase(async (db) => {
      if (rule === null) {
        const asked = await listAskedRules(db);
        console.log(asked.size === 0 ? "No rule is shown as a question." : [...asked].join("\n"));
      } else {
        await askRule(db, { rule, isAsked: !off, now: systemClock.now() });
        console.log(off ? `${rule} is shown as before.` : `${rule} is shown as a question from now on.`);
      }
      return exitCodes.done;
    }),
});
