import {
  type DisputedFinding,
  listDisputedFindings,
} from "#app/domain/audits/kept/disputed-findings.server.ts";
import { exitCodes, runCommand } from "./run-command.ts";

// npm run audits:disputed: the findings of audits that people called wrong, and how many each rule has. --json prints a
// line of JSON for each finding.

await runCommand({
  usage: `Usage: npm run audits:disputed [-- --json]
  Lists the findings that people called wrong, the latest first, then how many each rule has: the rule and which of its
  findings it was, the edition of the coding edits, the reason, the day, and a text where its writer shared it.
Exit codes: 0 done, 2 called wrongly`,
  options: { json: { type: "boolean" } },
  read: ({ values, positionals }) => (positionals.length === 0 ? { json: values.json ?? false } : null),
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
