import type { AppLoadContext } from "@remix-run/node";
import { formatMiles, placeName } from "#app/components/price-words.ts";
import { sayPolicy } from "#app/content/words/say-policy.ts";
import { sayPolicyLine } from "#app/content/words/say-policy-line.ts";
import { wordsIn } from "#app/content/words/words.ts";
import type { AssistingHospital } from "#app/domain/assistance/find-screened-hospital.server.ts";
import { helpRadii, usualHelpRadius } from "#app/domain/assistance/help-radii.ts";
import {
  listHospitalsNear,
  type NearAssistingHospital,
} from "#app/domain/assistance/list-hospitals-near.server.ts";
import { easternDay } from "#app/domain/dates/eastern-day.ts";
import type { Language } from "#app/domain/language/language.ts";
import { say } from "#app/domain/language/say.ts";
import { addressOf } from "#app/platform/http/addresses/address-of.ts";
import { readAskedPlace } from "./answer-near.server.ts";
import { findAskedHospital } from "./find-asked-hospital.server.ts";

/** What a frame shows. */
interface EmbedAnswer {
  title: string;
  sentences: string[];
  rows: { name: string; address: string; note: string }[];
  /** Where the four questions are. */
  ask: string;
}

const MAX_CHARACTERS = 200;
const MAX_ROWS = 5;
const PAGE = "/assistance";

/** Answers what hospitals forgive by their own policy: the one that an address names, else those near its place. */
export async function answerEmbed(
  { readDb: db, gazetteer, language, clock }: AppLoadContext,
  given: URLSearchParams,
): Promise<EmbedAnswer> {
  const words = wordsIn(language).embeds.assistance;
  const text = (name: string) => (given.get(name) ?? "").slice(0, MAX_CHARACTERS).trim();
  const [name, id, near, state] = [text("hospital"), text("id"), text("near"), text("state")];
  const general = { title: words.title, sentences: [words.lead], rows: [], ask: addressOf(PAGE, { near }) };
  if (name !== "" || id !== "") {
    const asked = await findAskedHospital(db, { id, name, state });
    if (asked.outcome === "found") return sayHospital(language, asked.hospital, easternDay(clock.now()));
    if (asked.outcome !== "several") return { ...general, sentences: [words.none, words.lead] };
    const rows = asked.choices.slice(0, MAX_ROWS).map((choice) => {
      return { name: `${choice.name}, ${placeName(choice)}`, address: pageOf(choice.shortId), note: "" };
    });
    return { ...general, sentences: [words.several], rows };
  }
  if (near === "") return general;
  const place = readAskedPlace(language, gazetteer, near);
  if (place.outcome === "problem") return { ...general, sentences: [place.problem, words.lead] };
  const radius = helpRadii.find((miles) => String(miles) === text("radius")) ?? usualHelpRadius;
  const hospitals = await listHospitalsNear(db, place.place, radius);
  return {
    ...general,
    title: say(language, words.titleNear, { place: place.place.label }),
    rows: hospitals.slice(0, MAX_ROWS).map((hospital) => rowOf(language, hospital)),
  };
}

const pageOf = (id: string) => addressOf(PAGE, { id });

function sayHospital(language: Language, hospital: AssistingHospital, today: string): EmbedAnswer {
  const words = wordsIn(language).embeds.assistance;
  const { name, shortId, policy } = hospital;
  return {
    title: say(language, words.titleAt, { hospital: name, place: placeName(hospital) }),
    sentences: policy ? sayPolicy(language, policy, today).sentences : [words.noPolicy],
    rows: [],
    ask: pageOf(shortId),
  };
}

function rowOf(language: Language, hospital: NearAssistingHospital) {
  const words = wordsIn(language).embeds.assistance;
  const { name, shortId, policy, distanceMiles, isPositionApproximate: isApproximate } = hospital;
  const distance = formatMiles(language, distanceMiles, { isApproximate });
  const line = policy ? sayPolicyLine(language, policy) : words.noPolicyHere;
  return { name, address: pageOf(shortId), note: say(language, words.row, { distance, line }) };
}
