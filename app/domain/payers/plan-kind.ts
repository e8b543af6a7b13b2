import { indexOfPhrase, nameWords } from "./name-words.ts";
import { ruledPayer } from "./payer-name.ts";
import {
  AMBIGUOUS_WORD,
  COVERAGE_FORMS,
  KIND_SIGNS,
  MEDICARE_CONTRACTORS,
  MOSTLY_PUBLIC_PAYERS,
  PAYERS_OF_ONE_KIND,
  type PlanKindSign,
} from "./plan-kind-rules.ts";
import type { PlanKind } from "./plan-kinds.ts";
import { PRODUCTS } from "./plan-products.ts";
import { saysPhrase } from "./says-phrase.ts";

/** A kind, and the words or the payer that tell it; of 'unknown' those that disagree, or none. */
export type ReadPlanKind = { kind: PlanKind; because: readonly string[] };

/**
 * The kind of a plan, by rules on whole words of its own and its payer's name, as the hospital writes both. Words of a
 * program or a market come first; then what the payer alone sells; then a form of coverage (HMO, PPO), which an
 * insurer's Medicaid and Medicare plans have, too, but then say so. Where signs disagree or none is there: 'unknown'.
 */
export function planKindOf(writtenPayer: string, planName: string): ReadPlanKind {
  const payer = ruledPayer(writtenPayer);
  const names = [nameWords(writtenPayer), nameWords(planName)];
  const programs = [...signsIn(names, KIND_SIGNS), ...medicareIn(names, payer)];
  const isPublic = programs.some(({ kind }) => kind !== "commercial");
  // 'Blue Value Secure Medicare': an insurer sells a product's name to more than employers.
  const products = productsIn(names).filter(({ kind }) => !(isPublic && kind === "commercial"));
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
  const isAmbiguous = names.some((words) => words.includes(AMBIGUOUS_WORD));
  return isMostlyPublic || isAmbiguous
    ? { kind: "unknown", because: [] }
    : decide(signsIn(names, COVERAGE_FORMS));
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
function productsIn(names: readonly string[][]): PlanKindSign[] {
  const isOf = (insurer: string) => names.some((words) => indexOfPhrase(words, insurer.split(" ")) >= 0);
  return PRODUCTS.filter(({ insurers }) => insurers.some(isOf)).flatMap(({ kind, products }) =>
    signsIn(
      names,
      products.map((phrase) => ({ kind, phrase })),
    ),
  );
}

/** 'MEDICARE' alone: of an insurer its Medicare Advantage plan, else of Medicare and its contractors the program. */
function medicareIn(names: readonly string[][], payer: string | null): PlanKindSign[] {
  if (!names.some((words) => saysPhrase(words, ["MEDICARE"]))) return [];
  const isContractor = names.some((words) =>
    MEDICARE_CONTRACTORS.some((contractor) => indexOfPhrase(words, contractor.split(" ")) >= 0),
  );
  if (payer === "Medicare" || isContractor) return [{ kind: "medicare", phrase: "MEDICARE" }];
  if (payer === null) return [{ kind: "unknown", phrase: "MEDICARE" }];
  return [{ kind: "medicare-advantage", phrase: "MEDICARE" }];
}

/** A Medicare Advantage plan says 'Medicare', too, and one for people with both programs 'Medicaid'; a supplement is none. */
function withoutOverruled(signs: readonly PlanKindSign[]): PlanKindSign[] {
  const isDual = signs.some(({ isForBothPrograms }) => isForBothPrograms);
  const isSupplement = signs.some(({ isSupplement }) => isSupplement);
  const isManaged = signs.some(({ kind, phrase }) => kind === "medicare-advantage" && phrase !== "MEDICARE");
  const isOriginal = signs.some(({ kind, phrase }) => kind === "medicare" && phrase !== "MEDICARE");
  return signs.filter(({ kind, phrase }) => {
    if (phrase === "MEDICARE") return !isManaged && !isSupplement && !isOriginal;
    if (isSupplement && kind === "medicare-advantage") return false;
    return !(isDual && kind === "medicaid");
  });
}
