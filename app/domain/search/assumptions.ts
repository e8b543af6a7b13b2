import { contrastOf } from "#app/domain/services/contrast.ts";
import type { ServiceSearch } from "#app/domain/services/search-services.server.ts";
import type { ServiceItem } from "#app/domain/services/service-item.ts";
import { nameDetailOf } from "#app/domain/services/service-kin.ts";

/** What was taken for granted when one service was picked for what a visitor typed, or what its price is for. */
export type Assumption =
  | { kind: "spelling"; service: ServiceItem }
  | { kind: "one-of-several"; service: ServiceItem }
  | { kind: "emergency-level" | "visit-level"; level: number }
  | { kind: "contrast"; contrast: "with" | "without" | "both" }
  | { kind: "with-pelvis" | "without-pelvis" }
  | { kind: "pictures" | "minutes"; service: ServiceItem }
  | { kind: "quarter-hours" | "hours" | "first-hour" }
  /** `unit`: '1 mg', of which a dose has many. */
  | { kind: "drug-unit"; unit: string }
  | { kind: "birth-stay" | "birth-doctor"; code: string };

/** `alternatives`: what else may be meant and some hospital prices, the likeliest first, at most eight. */
export type Assumptions = { assumed: Assumption[]; alternatives: ServiceItem[] };

const MAX_ALTERNATIVES = 8;
const STATED = {
  minutes: /\b\d{1,3} ?(?:min|minutes?|minutos?)\b/,
  level: /\blevel [1-5]\b|\bnivel [1-5]\b/,
  pictures: /\b(?:\d|one|two|three|four|single|una|dos|tres) ?(?:views?|v|pictures?|films?|vistas?)\b/,
};
const PELVIS = /\bpelvi/;
const TIMED = /\b15 minutes$/;
const HOURLY = /\bper hour$/;
const FIRST_HOUR = /\bfirst hour$/;
const DRUG_CODE = /^[JQ]\d{4}$/;
const DRUG_UNIT = /\b\d{1,6}(?:[.,]\d{1,6})? ?(?:mcg|mg|g|ml|iu|units?|vials?|mci|meq)\b/i;
const THERAPY_CODE = /^97/;
const BIRTH_CODE = /^59(?:4|5|6)/;
const BIRTH_STAY = /^(?:Vaginal|Cesarean) birth\b.*hospital stay/;

/**
 * What was assumed when `service` was taken for the words, and what else they may mean. `service`: null where a question has to
 * be answered first; then the alternatives are what its answers lead to. `kin`: its kin that some hospital prices.
 */
export function assumptionsOf(
  service: ServiceItem | null,
  words: string,
  answer: ServiceSearch,
  kin: readonly ServiceItem[],
): Assumptions {
  const isUnlike = ({ name }: ServiceItem) => Number(PELVIS.test(name) !== PELVIS.test(words.toLowerCase()));
  const others = [...kin.toSorted((a, b) => isUnlike(a) - isUnlike(b)), ...othersOf(answer)];
  const assumed = service ? [...assumedOf(service, words, answer, kin)] : [];
  return { assumed, alternatives: distinct(others, service).slice(0, MAX_ALTERNATIVES) };
}

function* assumedOf(
  service: ServiceItem,
  words: string,
  answer: ServiceSearch,
  kin: readonly ServiceItem[],
): Generator<Assumption> {
  const { name } = service;
  if (answer.isMended) yield { kind: "spelling", service };
  if (answer.by !== "code") yield* ofWords(service, words, answer, kin);
  if (THERAPY_CODE.test(service.code) && TIMED.test(name)) yield { kind: "quarter-hours" };
  const unit = DRUG_CODE.test(service.code) ? DRUG_UNIT.exec(name)?.[0] : undefined;
  if (unit) yield { kind: "drug-unit", unit };
  if (HOURLY.test(name)) yield { kind: "hours" };
  if (FIRST_HOUR.test(name)) yield { kind: "first-hour" };
  if (BIRTH_STAY.test(name)) yield { kind: "birth-stay", code: service.code };
  if (service.codeType === "CPT" && BIRTH_CODE.test(service.code)) {
    yield { kind: "birth-doctor", code: service.code };
  }
}

/** What the words leave open, and what a service of this kind settles. */
function* ofWords(
  service: ServiceItem,
  words: string,
  answer: ServiceSearch,
  kin: readonly ServiceItem[],
): Generator<Assumption> {
  const { code, codeType, name } = service;
  const typed = words.toLowerCase();
  const detail = nameDetailOf(name);
  const level = Number(/\blevel (\d)/.exec(name)?.[1] ?? 0);
  if (detail === "level" && level > 0 && !STATED.level.test(typed)) {
    yield { kind: /^Emergency\b/.test(name) ? "emergency-level" : "visit-level", level };
  }
  if (isCtOfBelly(name) && PELVIS.test(typed) !== PELVIS.test(name)) {
    yield { kind: PELVIS.test(name) ? "with-pelvis" : "without-pelvis" };
  }
  const contrast = contrastOf(name);
  if (detail === "contrast" && contrast && contrastOf(words) === null) yield { kind: "contrast", contrast };
  if (detail === "pictures" && kin.length > 0 && !STATED.pictures.test(typed))
    yield { kind: "pictures", service };
  if (detail === "minutes" && !TIMED.test(name) && kin.length > 0 && !STATED.minutes.test(typed))
    yield { kind: "minutes", service };
  const isOther = (other: ServiceItem) => other.code !== code || other.codeType !== codeType;
  const isKin = (other: ServiceItem) =>
    kin.some((one) => one.code === other.code && one.codeType === other.codeType);
  const isMeant = answer.by === "meaning" && !answer.isMended && typed.trim() !== name.toLowerCase();
  if (isMeant && othersOf(answer).some((other) => isOther(other) && !isKin(other))) {
    yield { kind: "one-of-several", service };
  }
}

const isCtOfBelly = (name: string) => name.startsWith("CT scan of the belly");

/** The services of a question by turns, the first of each answer before the second of any; else those that were found. */
function othersOf({ question, services }: ServiceSearch): ServiceItem[] {
  if (!question) return services;
  const lists = question.choices.map((choice) => choice.services);
  const longest = Math.max(...lists.map(({ length }) => length), 0);
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list[at] ?? [])).flat();
}

/** Each once, and not the one that was taken. */
function distinct(services: readonly ServiceItem[], taken: ServiceItem | null): ServiceItem[] {
  const keyOf = ({ codeType, code }: ServiceItem) => `${codeType} ${code}`;
  const seen = new Set(taken ? [keyOf(taken)] : []);
  return services.flatMap(({ codeType, code, name }) => {
    const key = keyOf({ codeType, code, name });
    if (seen.has(key)) return [];
    seen.add(key);
    return [{ codeType, code, name }];
  });
}
