import { z } from "zod/v4";
import { AnswerReply } from "#app/content/answer-reply.server.ts";
import { sayList } from "#app/content/words/say-list.ts";
import { sayPhoneScript } from "#app/content/words/say-phone-script.ts";
import { wordsIn } from "#app/content/words/words.ts";
import { formatDate } from "#app/domain/dates/format-date.ts";
import type { Language } from "#app/domain/language/language.ts";
import { say } from "#app/domain/language/say.ts";
import { addressOf } from "#app/platform/http/addresses/address-of.ts";
import { plainName } from "./plain-data.ts";
import { defineTool } from "./tool.server.ts";
import { MAX_PRICES, MAX_SAID, money, shortText } from "./tool-parts.ts";

const MAX_SAID_PLACES = 3;

const Suggestions = z.object({
  suggestions: z.array(
    z.object({ kind: z.string(), label: z.string(), detail: z.string(), address: z.string() }),
  ),
});

export const findService = defineTool({
  name: "find_service",
  input: z.object({ words: shortText("A service in everyday words, a code, or a hospital’s name.") }),
  output: Suggestions,
  ask: ({ words }) => ({ path: addressOf("/service_search/get_suggestions", { q: words }) }),
  tell({ suggestions }, _given, { language }) {
    const { services: words } = wordsIn(language).assistants.say;
    if (suggestions.length === 0) return [words.none];
    const named = suggestions
      .slice(0, MAX_SAID)
      .map(({ label, detail }) =>
        detail === ""
          ? label
          : say(language, words.service, { name: plainName(label), detail: plainName(detail) }),
      );
    return [say(language, words.found, { services: sayList(language, named) })];
  },
});

const FoundRow = z.looseObject({
  hospital_name: z.string(),
  price: z.number().nullable().optional(),
  price_kind: z.string().nullable().optional(),
  file_date: z.string().nullable().optional(),
  source: z.string().optional(),
});
const Place = z.looseObject({
  name: z.string(),
  miles: z.number().nullable(),
  pays_for: z.string(),
  from: z.number(),
  to: z.number(),
  file: z.string(),
});
const Found = z.looseObject({
  answer: AnswerReply,
  code_type: z.string().nullable().optional(),
  code: z.string().nullable().optional(),
  phone_script: z.string().nullable().optional().meta({
    description: "What to say to a hospital on the phone, word for word; null: no service is priced.",
  }),
  service_name: z.string().optional(),
  places: z
    .looseObject({ offers: z.array(Place) })
    .nullable()
    .optional(),
  error: z.string().optional(),
  results: z.array(FoundRow).optional(),
});

export const pricesNear = defineTool({
  name: "prices_near",
  input: z.object({
    service: shortText("A service in everyday words or by its code; name the hospital too if one is meant."),
    location: shortText("A ZIP code, city, county or state.").optional(),
    radius_miles: z.number().positive().max(500).optional(),
    insurer: shortText("The insurer as on the card.").optional(),
    plan: shortText("A part of the plan’s name.").optional(),
  }),
  output: Found,
  ask: ({ service, location, radius_miles: radius, insurer, plan }) => ({
    path: addressOf("/hospital_search.json", {
      search: service,
      location: location ?? "",
      radius: radius ?? null,
      payer: insurer ?? "",
      plan: plan ?? "",
    }),
  }),
  answer(reply, { insurer = "" }, { language }) {
    const found = Found.parse(reply);
    const { code, code_type: codeType, answer } = found;
    const isPriced = code && codeType && (answer.kind === "prices" || answer.kind === "covered");
    return {
      ...found,
      phone_script: isPriced
        ? sayPhoneScript(language, {
            code: `${codeType} ${code}`,
            payer: plainName(insurer),
            isCovered: answer.kind === "covered",
            isByRate: answer.price_kind === "negotiated",
          })
        : null,
      ...(found.results && { results: found.results.slice(0, MAX_PRICES) }),
      ...(found.places && { places: { ...found.places, offers: found.places.offers.slice(0, MAX_PRICES) } }),
    };
  },
  tell: (found, given, { language }) => tellFound(language, found, given.service),
});

function tellFound(language: Language, found: z.output<typeof Found>, asked: string): string[] {
  const words = wordsIn(language).assistants.say.prices;
  const { answer, results = [], places } = found;
  const choices = sayList(
    language,
    answer.alternatives
      .slice(0, MAX_SAID)
      .map(({ code_type: codeType, code, name }) =>
        say(language, words.choice, { name: plainName(name), codeType, code }),
      ),
  );
  const said: string[] = [];
  switch (answer.kind) {
    case "prices":
      said.push(...tellRange(language, answer, found.service_name ?? asked));
      break;
    case "choose":
      return [say(language, words.choose, { choices })];
    case "unknown-service":
      return [words.unknown];
    case "unknown-place":
      return [words.unknownPlace];
    case "covered":
      said.push(words.covered);
      break;
    case "not-published":
      said.push(words.notListed);
      break;
    case "not-loaded":
      break;
  }
  if (answer.medicare !== null) said.push(say(language, words.medicare, { amount: money(answer.medicare) }));
  if (answer.with_doctor) {
    const { low, high } = answer.with_doctor;
    said.push(say(language, words.withDoctor, { low: money(low), high: money(high) }));
  }
  const offers = (places?.offers ?? []).slice(0, MAX_SAID_PLACES);
  if (offers.length > 0) said.push(words.outside);
  for (const { name, miles, pays_for: part, from, to } of offers) {
    const { global, facility, other } = words.placeParts;
    const what = part === "global" ? global : part === "facility" ? facility : other;
    const amount = from === to ? money(from) : `${money(from)} – ${money(to)}`;
    said.push(say(language, words.place, { name: plainName(name), miles: miles ?? 0, what, amount }));
  }
  if (answer.assumed.length > 0) {
    said.push(say(language, words.assumed, { assumed: answer.assumed.map(plainName).join(" ") }));
  }
  if (answer.alternatives.length > 0 && answer.kind === "prices")
    said.push(say(language, words.alternatives, { choices }));
  const dates = results.flatMap(({ file_date: date }) => date ?? []).sort();
  const [first] = dates;
  if (first !== undefined) {
    const last = formatDate(language, dates.at(-1) ?? first);
    said.push(
      say(language, words.dates, {
        count: first === dates.at(-1) ? 1 : 2,
        first: formatDate(language, first),
        last,
      }),
    );
  }
  if (answer.not_loaded.length > 0) {
    const hospitals = answer.not_loaded.slice(0, MAX_SAID).map(({ hospital_name: name }) => plainName(name));
    said.push(say(language, words.noneLoaded, { hospitals: sayList(language, hospitals) }));
  }
  if (found.phone_script) {
    const { script } = wordsIn(language).assistants.say;
    said.push(say(language, script, { script: found.phone_script }));
  }
  return said;
}

function tellRange(language: Language, answer: z.output<typeof AnswerReply>, service: string): string[] {
  const words = wordsIn(language).assistants.say.prices;
  const { typical, median, hospitals: count, lowest, price_kind: priceKind } = answer;
  const kind = words.kinds[priceKind ?? "cash"];
  const said: string[] = [];
  const name = plainName(service);
  if (typical === null) {
    if (lowest) said.push(say(language, words.single, { service: name, kind, amount: money(lowest.price) }));
  } else {
    const range = { service: name, kind, count, low: money(typical.low), high: money(typical.high) };
    said.push(
      median === null
        ? say(language, words.rangeOfLevels, range)
        : say(language, words.range, { ...range, median: money(median) }),
    );
  }
  if (lowest) {
    const values = { amount: money(lowest.price), hospital: plainName(lowest.hospital_name) };
    said.push(
      lowest.distance_miles === null
        ? say(language, words.lowest, values)
        : say(language, words.lowestNear, { ...values, miles: lowest.distance_miles }),
    );
  }
  return said;
}
