import { indexOfPhrase, nameWords } from "./name-words.ts";
import { ruledPayer, wordsBesidePayer } from "./payer-name.ts";
import {
  MEDICARE_CONTRACTORS,
  MOSTLY_COMMERCIAL_PAYERS,
  MOSTLY_PUBLIC_PAYERS,
  PAYERS_OF_ONE_KIND,
} from "./plan-kind-payers.ts";
import {
  AMBIGUOUS_WORDS,
  COVERAGE_FORMS,
  EMPTY_PLAN_WORDS,
  KIND_SIGNS,
  MANAGED_CARE,
  MEDICAID_BRAND,
  type PlanKindSign,
} from "./plan-kind-signs.ts";
import type { PlanKind } from "./plan-kinds.ts";
import { PRODUCTS } from "./plan-products.ts";
import { isPlanWord } from "./plan-words.ts";
import { saysPhrase } from "./says-phrase.ts";

/** A kind, and the words or the payer that show it; of 'unknown' those that disagree, or none. */
export type ReadPlanKind = { kind: PlanKind; because: readonly string[] };

/**
 * Returns the kind of a plan, by rules on whole words of the plan's and its payer's name, as the hospital writes both. Words of a
 * program or a market come first; then what the payer alone sells; then a form of coverage (HMO, PPO), which an insurer's
 * Medicaid and Medicare plans have, too, but then say so. Where signs disagree or none is there: 'unknown'.
 */
export function planKindOf(writtenPayer: string, planName: string): ReadPlanKind {
  const payer = ruledPayer(writtenPayer);
  const names = [nameWords(writtenPayer), nameWords(planName)];
  const programs = [...signsIn(names, KIND_SIGNS), ...medicareIn(names, payer), ...contractsIn(names)];
  const isPublic = programs.some(({ kind }) => kind !== "commercial");
  // 'Blue Value Secure Medicare': an insurer sells a product's name to more than employers.
  const products = productsIn(names, payer).filter(({ kind }) => !(isPublic && kind === "commercial"));
  const told = withoutOverruled([...programs, ...products]);
  const ofPayer = signOfPayer(payer);
  const [first] = told;
  if (first) {
    const isDenied = ofPayer !== null && ofPayer.kind !== "commercial" && ofPayer.kind !== first.kind;
    // Original Medicare does not manage care: such a plan of 'Medicare' is another company's.
    const isPrivateMedicare = ofPayer?.kind === "medicare" && first.kind === "medicare-advantage";
    return decide(isDenied && !isPrivateMedicare ? [...told, ofPayer] : told);
  }
  if (ofPayer) return { kind: ofPayer.kind, because: [ofPayer.phrase] };
  const isMostlyPublic = MOSTLY_PUBLIC_PAYERS.has(payer ?? "");
  const isAmbiguous = names.some((words) => words.some((word) => AMBIGUOUS_WORDS.has(word)));
  if (isMostlyPublic || isAmbiguous) return { kind: "unknown", because: [] };
  const forms = signsIn(names, COVERAGE_FORMS);
  const isCommercial = payer !== null && MOSTLY_COMMERCIAL_PAYERS.has(payer);
  const isNamed = namesProduct(planName, names[0] ?? []);
  if (isCommercial && isNamed && forms.length === 0) return { kind: "commercial", because: [payer] };
  // 'SeniorChoice HMO' was commercial once: a product that no rule knows may be one of Medicare's.
  const isFormAlone = forms.every(({ phrase }) => MANAGED_CARE.has(phrase));
  return isFormAlone && isNamed && payer !== null && !isCommercial
    ? { kind: "unknown", because: [] }
    : decide(forms);
}

/** Whether a plan's name has a word that is neither the payer's, nor of any plan, nor so short that it may be a hospital's own. */
function namesProduct(planName: string, payerWords: readonly string[]): boolean {
  const words = ruledPayer(planName) === null ? nameWords(planName) : wordsBesidePayer(planName);
  const isEmpty = (word: string) =>
    isPlanWord(word) || EMPTY_PLAN_WORDS.has(word) || payerWords.includes(word);
  return words.some((word) => word.length >= 4 && !/\d/.test(word) && !isEmpty(word));
}

/** What a payer that sells one kind of plan says by its name alone. */
function signOfPayer(payer: string | null): PlanKindSign | null {
  const kind = payer === null ? undefined : PAYERS_OF_ONE_KIND.get(payer);
  return payer === null || kind === undefined ? null : { kind, phrase: payer };
}

function decide(signs: readonly PlanKindSign[]): ReadPlanKind {
  const because = [...new Set(signs.map(({ phrase }) => phrase))];
  const [kind = "unknown", another] = new Set(signs.map((sign) => sign.kind));
  return { kind: another === undefined ? kind : "unknown", because };
}

function signsIn(names: readonly string[][], signs: readonly PlanKindSign[]): PlanKindSign[] {
  return signs.filter(({ phrase }) => names.some((words) => saysPhrase(words, phrase.split(" "))));
}

/** What the insurer whom one of the names names calls plans of a kind. */
function productsIn(names: readonly string[][], payer: string | null): PlanKindSign[] {
  const insurers = [...names, nameWords(payer ?? "")];
  const isOf = (insurer: string) => insurers.some((words) => indexOfPhrase(words, insurer.split(" ")) >= 0);
  return PRODUCTS.filter(({ insurers }) => insurers.some(isOf)).flatMap(({ kind, products }) =>
    signsIn(
      names,
      products.map((phrase) => ({ kind, phrase, ...(kind === "medicaid" ? MEDICAID_BRAND : {}) })),
    ),
  );
}

/** Original Medicare has none of them. */
const MANAGED_FORMS: readonly PlanKindSign[] = ["HMO", "PPO", "POS"].map((phrase) => ({
  kind: "medicare-advantage",
  phrase,
}));

/** By the number of its contract with Medicare: 'Choice H5216 PPO'. */
function contractsIn(names: readonly string[][]): PlanKindSign[] {
  const numbers = names.flat().filter((word) => /^[HR]\d{4}$/.test(word));
  return numbers.map((phrase) => ({ kind: "medicare-advantage", phrase }));
}

const PARTS_OF_MEDICARE: readonly PlanKindSign[] = ["PART A", "PART B"].map((phrase) => ({
  kind: "medicare",
  phrase,
}));

/** 'MEDICARE' alone: of an insurer its Medicare Advantage plan, else of Medicare and its contractors the program. */
function medicareIn(names: readonly string[][], payer: string | null): PlanKindSign[] {
  const isContractor = names.some((words) =>
    MEDICARE_CONTRACTORS.some((contractor) => indexOfPhrase(words, contractor.split(" ")) >= 0),
  );
  const isPart = signsIn(names, PARTS_OF_MEDICARE).length > 0;
  const isSaid = names.some((words) => saysPhrase(words, ["MEDICARE"]));
  if (!isSaid && !(isContractor && isPart)) return [];
  const ofKind = (kind: PlanKind): PlanKindSign[] => [
    { kind, phrase: "MEDICARE", yieldsTo: ["medicare", "medicare-advantage", "other"] },
  ];
  if (payer === "Medicare" || isContractor || (payer === null && isPart)) return ofKind("medicare");
  const isManaged = signsIn(names, MANAGED_FORMS).length > 0;
  return ofKind(payer === null && !isManaged ? "unknown" : "medicare-advantage");
}

/** A Medicare Advantage plan says 'Medicare', too, and one for people with both programs 'Medicaid'; a supplement is none. */
function withoutOverruled(signs: readonly PlanKindSign[]): PlanKindSign[] {
  return signs.filter(
    (sign) =>
      !signs.some(
        (other) =>
          other !== sign &&
          (sign.yieldsTo?.includes(other.kind) ||
            other.beats?.includes(sign.kind) ||
            (other.kind !== sign.kind && isWithinPhrase(sign.phrase, other.phrase))),
      ),
  );
}

/** 'BLUECARE' of 'BLUECARE PLUS', which is another plan. */
function isWithinPhrase(phrase: string, longer: string): boolean {
  return phrase !== longer && ` ${longer} `.includes(` ${phrase} `);
}
