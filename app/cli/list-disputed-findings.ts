import {
  type DisputedFinding,
  listDisputedFindings,
} from "#app/domain/audits/kept/disputed-findings.server.ts";
import { defineCommand, exitCodes } from "./define-command.ts";

export const listDisputed = defineCommand({
  usage: ["[--json]"],
  about: `Lists the findings that people called wrong, the latest first, then how many each rule has: the rule and which of its
findings it was, the edition of the coding edits, the reason, the day, and a text where its writer shared it.`,
  options: { json: { type: "boolean", default: false, about: "prints one line of JSON for each finding" } },
  examples: ["--json"],
  read: ({ values: { json }, positionals }) => (positionals.length === 0 ? { json } : null),
  run: ({ json }, { withDatabase }) =>
    withDatabase(async (db) => {
      const disputed = await listDisputedFindings(db);
      for (const finding of disputed) console.log(json ? JSON.stringify(finding) : lineOf(finding));
      if (!json) for (const line of countsOf(disputed)) console.log(line);
      return exitCodes.done;
    }),
});

function lineOf({ disputedOn, rule, kind, edition, reason, sharedComment }: DisputedFinding): string {
  const text = sharedComment === null ? "" : `\n\t${sharedComment}`;
  return [disputedOn, rule, kind, edition ?? "no edition", reason].join("\t") + text;
}

/** The rule that is called wrong most comes first. */
function countsOf(disputed: DisputedFinding[]): string[] {
  const counts = new Map<string, number>();
  for (const { rule } of disputed) counts.set(rule, (counts.get(rule) ?? 0) + 1);
  const rules = [...counts].sort(([, a], [, b]) => b - a);
  return [`Disputed findings: ${disputed.length}`, ...rules.map(([rule, count]) => `${count}\t${rule}`)];
}
