import type { AppLoadContext } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import { askRule, listAskedRules } from "#app/domain/audits/asked-rules.server.ts";
import { listDisputedFindings } from "#app/domain/audits/kept/disputed-findings.server.ts";
import { ruleIds } from "#app/domain/audits/rule-ids.ts";
import { say } from "#app/domain/language/say.ts";
import { addressOf } from "#app/platform/http/addresses/address-of.ts";
import type { SentFields } from "#app/platform/http/forms/take-submission.server.ts";
import * as stack from "#app/ui/page/stack.css.ts";
import { DataTable } from "#app/ui/table/data-table.tsx";
import { deskMeta } from "./desk-meta.ts";
import { DeskPage } from "./desk-page.tsx";
import { DoneLine } from "./done-line.tsx";
import { readFindingsQuery } from "./findings-query.ts";
import { deskLoader } from "./gate.server.ts";
import { RowAct } from "./row-act.tsx";
import { rowAction } from "./row-action.server.ts";

const MAX_FINDINGS_SHOWN = 200;

export const meta = deskMeta((words) => words.findings);

export const loader = deskLoader(async ({ request, context }) => {
  const { rule: wanted } = readFindingsQuery(request);
  const [disputed, asked] = await Promise.all([listDisputedFindings(context.db), listAskedRules(context.db)]);
  const rules = ruleIds
    .map((rule) => ({
      rule,
      count: disputed.filter((one) => one.rule === rule).length,
      isAsked: asked.has(rule),
    }))
    .filter(({ count, isAsked }) => count > 0 || isAsked)
    .sort((a, b) => b.count - a.count);
  const findings = disputed.filter(({ rule }) => wanted === null || rule === wanted);
  return { wanted, rules, total: findings.length, findings: findings.slice(0, MAX_FINDINGS_SHOWN) };
});

const switchTo =
  (isAsked: boolean) =>
  async ({ db, clock }: AppLoadContext, fields: SentFields) => {
    const rule = ruleIds.find((id) => id === fields.rule);
    if (rule === undefined) return null;
    await askRule(db, { rule, isAsked, now: clock.now() });
    return { about: rule };
  };

export const action = rowAction({
  path: "/admin/findings",
  acts: { "ask-rule": switchTo(true), "tell-rule": switchTo(false) },
});

export { actionHeaders as headers } from "./action-headers.ts";

export default function FindingsPage() {
  const { wanted, rules, total, findings } = useLoaderData<typeof loader>();
  const language = useLanguage();
  const { admin, audits, accountAudits } = useWords();
  const words = admin.findings;
  const { columns } = words;
  return (
    <DeskPage title={words.title} current="findings">
      <p className={stack.lead}>{words.lead}</p>
      <DoneLine />
      {rules.length === 0 ? <p>{words.none}</p> : null}
      {rules.length > 0 ? (
        <DataTable
          caption={words.byRule}
          rows={rules}
          keyOf={({ rule }) => rule}
          columns={[
            {
              heading: columns.rule,
              cell: ({ rule }) => <a href={addressOf("/admin/findings", { rule })}>{audits.rules[rule]}</a>,
            },
            { heading: columns.count, isNumber: true, cell: ({ count }) => count },
            {
              heading: columns.told,
              cell: ({ rule, isAsked }) => (
                <RowAct
                  intent={isAsked ? "tell-rule" : "ask-rule"}
                  about={{ rule }}
                  label={isAsked ? words.tell : words.ask}
                  of={audits.rules[rule]}
                />
              ),
            },
          ]}
        />
      ) : null}
      {findings.length > 0 ? (
        <DataTable
          caption={
            wanted === null
              ? say(language, words.caption, { count: total })
              : say(language, words.captionOfRule, { count: total, rule: audits.rules[wanted] })
          }
          rows={findings.map((finding, index) => ({ ...finding, index }))}
          keyOf={({ index }) => index}
          columns={[
            { heading: columns.day, cell: ({ disputedOn }) => disputedOn },
            { heading: columns.rule, cell: ({ rule }) => audits.rules[rule] },
            { heading: columns.reason, cell: ({ reason }) => accountAudits.one.dispute.reasons[reason] },
            { heading: columns.comment, cell: ({ sharedComment }) => sharedComment ?? "" },
          ]}
        />
      ) : null}
      <p>
        <a href={addressOf("/admin/findings.csv", { rule: wanted ?? "" })}>{words.csv}</a>
      </p>
    </DeskPage>
  );
}
