import { formatMiles, placeName } from "#app/components/price-words.ts";
import { sayHelp } from "#app/content/words/say-help.ts";
import { placeLabel, sayWhere } from "#app/content/words/say-place.ts";
import { sayPovertyLevel } from "#app/content/words/say-poverty-level.ts";
import { sayGrant, sayGrantSource } from "#app/content/words/say-state-law.ts";
import { wordsIn } from "#app/content/words/words.ts";
import { findHelpNear, type HelpNear, type NearHelp } from "#app/domain/assistance/find-help-near.server.ts";
import { helpRadii, usualHelpRadius } from "#app/domain/assistance/help-radii.ts";
import { type HelpKind, helpKinds } from "#app/domain/assistance/judge-help.ts";
import { householdFields } from "#app/domain/assistance/read-household-form.ts";
import type { Household } from "#app/domain/assistance/screen-household.ts";
import { hospitalPath } from "#app/domain/hospitals/finding/hospital-link.ts";
import type { Language } from "#app/domain/language/language.ts";
import { nameOf } from "#app/domain/language/name-of.ts";
import { say } from "#app/domain/language/say.ts";
import { findPlace } from "#app/domain/places/find-place.ts";
import type { Gazetteer } from "#app/domain/places/open-gazetteer.server.ts";
import type { Place, Point } from "#app/domain/places/place.ts";
import { stateOfPlace } from "#app/domain/places/state-of-place.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import type { SentFields } from "#app/platform/http/forms/take-submission.server.ts";

/** Where a person looks for help, or what is wrong with their text. */
export type AskedPlace =
  | { outcome: "found"; place: Point; others: Place[] }
  | { outcome: "problem"; problem: string };

const MAX_PLACE_CHARACTERS = 200;
/** Military post offices: AE, AA and AP. */
const MILITARY_ZIP = /^(?:09\d|340|96[2-6])\d{2}(?:-?\d{4})?$/;

export function readAskedPlace(language: Language, gazetteer: Gazetteer, typed: string): AskedPlace {
  const { problems } = wordsIn(language).assistance;
  const text = typed.trim();
  if (text.length > MAX_PLACE_CHARACTERS) return { outcome: "problem", problem: problems["near-too-long"] };
  if (MILITARY_ZIP.test(text)) return { outcome: "problem", problem: problems["near-military"] };
  const found = findPlace(gazetteer, text);
  if (found.outcome === "unknown") {
    const places = namesOf(found.near);
    return {
      outcome: "problem",
      problem: places === null ? problems["near-unknown"] : say(language, problems["near-other"], { places }),
    };
  }
  const { place, alternatives } = found;
  if (place.kind === "state") return { outcome: "problem", problem: problems["near-state"] };
  return { outcome: "found", place, others: alternatives };
}

const PAGE_SIZE = 20;

type NearQuestion = { household: Household; texts: SentFields; today: string };

/** The hospitals near with what the household may get at each, a page of them. `today`: an ISO day. */
export async function answerNear(
  language: Language,
  db: Database,
  { place, others }: Extract<AskedPlace, { outcome: "found" }>,
  { household: told, texts, today }: NearQuestion,
) {
  const words = wordsIn(language).assistanceNear;
  const asked = helpRadii.find((miles) => String(miles) === texts.radius) ?? usualHelpRadius;
  const household = { ...told, state: told.state ?? stateOfPlace(place) };
  const near = await findHelpNear(db, place, { household, miles: asked, day: today });
  const { found, miles } = near;
  const pageCount = Math.max(1, Math.ceil(found.length / PAGE_SIZE));
  const page = Math.min(Math.max(Number(/^\d{1,2}$/.exec(texts.page ?? "")?.[0] ?? 1), 1), pageCount);
  const first = (page - 1) * PAGE_SIZE;
  const shown = found.slice(first, first + PAGE_SIZE);
  const isHomeAsked = found.some(({ screening }) =>
    screening.grants.some(({ grant }) => grant.isForResidentsOnly),
  );
  const otherPlaces = namesOf(others);
  const { page: _, ...form } = texts;
  return {
    texts: {
      ...form,
      radius: String(miles ?? asked),
      ...(isHomeAsked && household.state !== null ? { home: household.state } : {}),
    } as Record<string, string>,
    near: {
      lead: sayLead(language, near, place),
      notes: [
        ...sayOwn(language, found, household, today),
        ...(miles !== null && miles !== asked ? [say(language, words.widened, { asked, miles })] : []),
        ...(otherPlaces === null ? [] : [say(language, words.otherPlaces, { places: otherPlaces })]),
        wordsIn(language).assistanceAnswer.hospitalDecides,
        ...(household.isInsured ? [wordsIn(language).assistanceAnswer.insured] : []),
        ...(isHomeAsked && told.state === null && household.state !== null
          ? [say(language, words.home, { state: nameOf(wordsIn(language).stateNames, household.state) })]
          : []),
      ],
      where: [
        ...sayWhere(language, place, miles === null ? null : { radiusMiles: miles, narrower: null }),
        words.which,
      ],
      heading: say(language, words.heading, { place: placeLabel(language, place) }),
      counts: helpKinds.flatMap((kind) => {
        const count = countOf(found, kind);
        return count === 0 ? [] : [say(language, words.counts[kind], { count })];
      }),
      rows: shown.map((one) => rowOf(language, one, household)),
      first: first + 1,
      total: found.length,
      page,
      pageCount,
      laws: lawsOf(language, found),
      hidden: [...householdFields, "near", "radius"].flatMap((name) => {
        const value = name === "radius" ? String(asked) : (texts[name] ?? "");
        return value === "" ? [] : [{ name, value }];
      }),
      asksHome: isHomeAsked,
    },
  };
}

function sayLead(language: Language, { found, miles }: HelpNear, { label: place }: Point): string {
  const { lead } = wordsIn(language).assistanceNear;
  const [best] = found;
  if (best === undefined) return say(language, lead.none, { place });
  if (miles === null) return say(language, lead.far, { place, miles: helpRadii.at(-1) ?? 0 });
  return say(language, lead[best.help.kind], { place, miles, count: countOf(found, best.help.kind) });
}

function countOf(found: readonly NearHelp[], kind: HelpKind): number {
  return found.filter(({ help }) => help.kind === kind).length;
}

/** What the household has of the poverty level, and what that level is. */
function sayOwn(
  language: Language,
  found: readonly NearHelp[],
  household: Household,
  today: string,
): string[] {
  const screening = found[0]?.screening;
  if (!screening || screening.ownPercent === null) return [];
  const { ownPercent: own, guidelinesYear: year } = screening;
  const level = { ...household, state: household.state ?? found[0]?.hospital.state ?? "" };
  return [
    say(language, wordsIn(language).assistanceNear.own, { own, year: String(year) }),
    ...sayPovertyLevel(language, level, year, today),
  ];
}

function rowOf(language: Language, one: NearHelp, household: Household) {
  const words = wordsIn(language).assistanceNear;
  const { hospital, help } = one;
  const { policy } = hospital;
  return {
    shortId: hospital.shortId,
    name: hospital.name,
    path: hospital.hasPrices ? hospitalPath(hospital) : null,
    place: placeName(hospital),
    distance: formatMiles(language, hospital.distanceMiles, {
      isApproximate: hospital.isPositionApproximate,
    }),
    phone: hospital.phone,
    kind: help.kind,
    sentences: [
      ...sayHelp(language, one, household),
      ...(policy?.isSample ? [wordsIn(language).assistanceAnswer.source.sample] : []),
    ],
    links: [
      { label: words.form, url: policy?.applicationUrl ?? null },
      { label: words.policy, url: policy?.policyUrl ?? null },
    ].flatMap(({ label, url }) => (url === null ? [] : [{ label, url }])),
  };
}

function lawsOf(language: Language, found: readonly NearHelp[]) {
  const grants = new Set(
    found.flatMap(({ help: { line } }) => (line !== null && "grant" in line.basis ? [line.basis.grant] : [])),
  );
  return [...grants].map((grant) => ({
    key: grant.key,
    statute: grant.statute,
    grants: sayGrant(language, grant),
    source: sayGrantSource(language, grant),
  }));
}

/** Null: none. */
function namesOf(places: readonly Place[]): string | null {
  return places.length === 0 ? null : places.map(({ label }) => label).join("; ");
}

export type NearAnswered = Awaited<ReturnType<typeof answerNear>>["near"];
