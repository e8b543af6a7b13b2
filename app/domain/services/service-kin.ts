import {
  KEPT_NAMES_LANGUAGE,
  namedServices,
  plainServiceName,
} from "#app/domain/billing-codes/plain-service-name.ts";
import type { ServiceCode } from "#app/domain/billing-codes/service-code.ts";
import { contrastOf } from "./contrast.ts";
import type { ServiceItem } from "./service-item.ts";

/** What a name says about its service in addition to its kind: one of several that everyday words do not distinguish. */
export type NameDetail = "contrast" | "pictures" | "level" | "minutes";

/** How the names of the kin end, in the words of our names. */
const ENDINGS: readonly [NameDetail, RegExp][] = [
  ["contrast", /, (?:without contrast|with contrast|without and then with contrast)$/],
  ["pictures", /, [a-z ]{1,20} pictures?$/],
  ["minutes", /, \d{1,3} minutes$/],
  ["level", /(?:,[^,]{1,60} \(level \d\)|, level \d of \d.{0,40})$/],
];
const AND_PELVIS = " and pelvis";

const THERAPY_CODES = ["97110", "97140", "97112", "97530", "97116", "97161", "97162", "97163"];
const BIRTHS: readonly (readonly ServiceCode[])[] = [
  [
    ...stays("807", "806", "805", "768", "798", "797", "796"),
    ...procedures("59400", "59409", "59410"), // the doctor's
  ],
  [...stays("788", "787", "786", "785", "784", "783"), ...procedures("59510", "59514", "59515")],
];

const KIN_BY_NAME = new Map<string, ServiceCode[]>();
for (const { codeType, code, name } of namedServices(KEPT_NAMES_LANGUAGE)) {
  const key = kinKey(name);
  KIN_BY_NAME.set(key, [...(KIN_BY_NAME.get(key) ?? []), { codeType, code }]);
}

/** Returns what a service's name says in addition to its kind; null: nothing that kin differ by. */
export function nameDetailOf(name: string): NameDetail | null {
  return ENDINGS.find(([, ending]) => ending.test(name))?.[0] ?? null;
}

/** The services that differ from one only in what everyday words rarely tell: contrast, pictures, level, with or without
 *  the pelvis, kind of therapy or course of a birth; without itself, the likeliest first. */
export function kinOf({ codeType, code, name }: ServiceItem): ServiceCode[] {
  const isSame = (other: ServiceCode) => other.codeType === codeType && other.code === code;
  const families = [BIRTHS.flat().some(isSame) ? birthsLike(isSame) : [], therapiesLike(isSame)];
  const byName = nameDetailOf(name) === null ? [] : (KIN_BY_NAME.get(kinKey(name)) ?? []);
  return [...byName, ...families.flat()]
    .filter((other) => !isSame(other))
    .toSorted((a, b) => Number(isUnlike(a, name)) - Number(isUnlike(b, name)));
}

/** Whether a scan's contrast is another one: nearer kin are alike in it. */
function isUnlike(other: ServiceCode, name: string): boolean {
  return contrastOf(plainServiceName(KEPT_NAMES_LANGUAGE, other) ?? "") !== contrastOf(name);
}

function birthsLike(isSame: (other: ServiceCode) => boolean): ServiceCode[] {
  return BIRTHS.find((births) => births.some(isSame))?.slice() ?? [];
}

function therapiesLike(isSame: (other: ServiceCode) => boolean): ServiceCode[] {
  const therapies = procedures(...THERAPY_CODES);
  return therapies.some(isSame) ? therapies : [];
}

/** What the names of kin have in common. */
function kinKey(name: string): string {
  const ending = ENDINGS.find(([, pattern]) => pattern.test(name))?.[1];
  const base = ending ? name.replace(ending, "") : name;
  return base.startsWith("CT ") ? base.replace(AND_PELVIS, "") : base;
}

function stays(...codes: string[]): ServiceCode[] {
  return codes.map((code) => ({ codeType: "MS-DRG", code }));
}

function procedures(...codes: string[]): ServiceCode[] {
  return codes.map((code) => ({ codeType: "CPT", code }));
}
