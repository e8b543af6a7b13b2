import { z } from "zod/v4";
import { ScreeningReply } from "#app/content/screening-reply.server.ts";
import { sayList } from "#app/content/words/say-list.ts";
import { wordsIn } from "#app/content/words/words.ts";
import type { GlossaryTerm } from "#app/domain/glossary/glossary-term.ts";
import { plainText } from "#app/domain/glossary/linked-text.ts";
import { searchTerms } from "#app/domain/glossary/search-glossary.ts";
import { say } from "#app/domain/language/say.ts";
import { AssistanceRequest } from "../assistance-request.server.ts";
import { PayerRatesReply } from "../payer-rates-reply.server.ts";
import { PayerRatesRequest } from "../payer-rates-request.server.ts";
import { plainName } from "./plain-data.ts";
import { defineTool } from "./tool.server.ts";
import { money } from "./tool-parts.ts";

const MAX_TERMS = 3;

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
