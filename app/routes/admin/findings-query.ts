import { type RuleId, ruleIds } from "#app/domain/audits/rule-ids.ts";

/** The rule whose findings an address asks for; null = those of any rule. */
export function readFindingsQuery(request: Request): { rule: RuleId | null } {
  const asked = new URL(request.url).searchParams.get("rule");
  return { rule: ruleIds.find((rule) => rule === asked) ?? null };
}
