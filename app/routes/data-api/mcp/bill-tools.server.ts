import { z } from "zod/v4";
import { AuditReply } from "#app/content/audit-reply.server.ts";
import { ScreeningReply } from "#app/content/screening-reply.server.ts";
import { sayList } from "#app/content/words/say-list.ts";
import { wordsIn } from "#app/content/words/words.ts";
import type { GlossaryTerm } from "#app/domain/glossary/glossary-term.ts";
import { plainText } from "#app/domain/glossary/linked-text.ts";
import { searchTerms } from "#app/domain/glossary/search-glossary.ts";
import { say } from "#app/domain/language/say.ts";
import { dollarsOfCents } from "#app/domain/money/dollars.ts";
import { formatDollars } from "#app/domain/money/format-dollars.ts";
import { AssistanceRequest } from "../assistance-request.server.ts";
import { AuditRequest } from "../audit-request.server.ts";
import { PayerRatesReply } from "../payer-rates-reply.server.ts";
import { PayerRatesRequest } from "../payer-rates-request.server.ts";
import { plainName } from "./plain-data.ts";
import { defineTool, type ToolSources } from "./tool.server.ts";
import { MAX_SAID, money } from "./tool-parts.ts";

const MAX_TERMS = 3;

const cents = (amount: number) => formatDollars(dollarsOfCents(amount));

/** What a program sends with an explanation; without one the tool is shorter to read for an assistant. */
const { explanations, fhir, eob, ...ofBill } = AuditRequest.shape;

function tellAudit(reply: z.output<typeof AuditReply>, _given: unknown, { language }: ToolSources): string[] {
  const { audit: words } = wordsIn(language).assistants.say;
  const { findings, not_checked: notChecked } = reply;
  const [first] = findings;
  const said = [say(language, words.charged, { charged: cents(reply.charged_cents) })];
  if (reply.disputable_cents > 0)
    said.push(say(language, words.disputable, { amount: cents(reply.disputable_cents) }));
  if (first === undefined) said.push(words.none);
  for (const { strength, message, ask } of findings.slice(0, MAX_SAID)) {
    said.push(
      say(language, words.finding, {
        strength: words.strengths[strength],
        message: plainName(message),
        ask: plainName(ask),
      }),
    );
  }
  for (const { message } of (reply.contracted ?? []).filter(({ outcome }) => outcome === "above")) {
    said.push(plainName(message));
  }
  if (notChecked.length > 0) {
    const rules = notChecked.slice(0, MAX_SAID).map(({ message }) => plainName(message));
    said.push(say(language, words.notChecked, { count: notChecked.length, rules: rules.join(" ") }));
  }
  if (first !== undefined) said.push(say(language, words.firstStep, { ask: plainName(first.ask) }));
  return said;
}

export const auditBill = defineTool({
  name: "audit_bill",
  input: z.object(ofBill),
  output: AuditReply,
  ask: (bill) => ({ path: "/audit.json", body: bill }),
  tell: tellAudit,
});

export const auditBillWithEob = defineTool({
  name: "audit_bill_with_eob",
  input: z.object({ ...ofBill, explanations, fhir, eob }),
  output: AuditReply,
  ask: (bill) => ({ path: "/audit.json", body: bill }),
  tell: tellAudit,
});

export const screenAssistance = defineTool({
  name: "screen_assistance",
  input: z.object(AssistanceRequest.shape),
  output: ScreeningReply,
  ask: (household) => ({ path: "/assistance.json", body: household }),
  tell(reply, _given, { language }) {
    const { screening: words } = wordsIn(language).assistants.say;
    const titles = reply.sources.filter(({ counted }) => counted).map(({ title }) => plainName(title));
    return [
      words[reply.answer],
      ...(reply.own_percent === null
        ? []
        : [
            say(language, words.percent, {
              percent: reply.own_percent,
              year: String(reply.poverty_level_year),
            }),
          ]),
      words.decides,
      ...(titles.length === 0 ? [] : [say(language, words.sources, { sources: sayList(language, titles) })]),
    ];
  },
});

export const planRates = defineTool({
  name: "plan_rates",
  input: z.object(PayerRatesRequest.shape),
  output: PayerRatesReply,
  ask: (question) => ({ path: "/payer_rates.json", body: question }),
  tell(reply, _given, { language }) {
    const { plan: words } = wordsIn(language).assistants.say;
    if (reply.status === "refused")
      return [say(language, words.refused, { why: (reply.why ?? "").replaceAll("_", " ") })];
    const amounts = (reply.rates ?? []).map(({ amount }) => amount).sort((a, b) => a - b);
    const [low, high = low] = [amounts[0], amounts.at(-1)];
    const answer =
      low === undefined || high === undefined
        ? say(language, words.otherwise, { status: reply.status.replaceAll("_", " ") })
        : say(language, words.answered, { count: amounts.length, low: money(low), high: money(high) });
    return [answer, words.source];
  },
});

const Terms = z.object({
  terms: z.array(z.object({ term: z.string(), definition: z.string(), category: z.string() })),
});

export const explainTerm = defineTool({
  name: "explain_term",
  input: z.object({
    term: z.string().trim().min(1).max(200).meta({ description: "The term, or a question about it." }),
  }),
  output: Terms,
  ask: null,
  answer: (_reply, { term }, { terms }) => ({
    terms: searchTerms([...terms], term)
      .sort((a, b) => rankOf(a, term) - rankOf(b, term))
      .slice(0, MAX_TERMS)
      .map((found) => ({
        term: found.term,
        definition: plainText(found.definition),
        category: found.category,
      })),
  }),
  tell({ terms }, _given, { language }) {
    const { terms: words } = wordsIn(language).assistants.say;
    if (terms.length === 0) return [words.none];
    return terms.map(({ term, definition }) => say(language, words.one, { term, definition }));
  },
});

/** A term of that name first, then those whose names begin with it or have it in them. */
function rankOf({ term }: GlossaryTerm, asked: string): number {
  const at = term.toLowerCase().indexOf(asked.toLowerCase());
  if (at === -1) return 3;
  return term.length === asked.length ? 0 : at === 0 ? 1 : 2;
}
