import { indexOfPhrase, nameWords } from "./name-words.ts";
import { ruledPayer, wordsBesidePayer } from "./payer-name.ts";
import { planKindOf } from "./plan-kind.ts";
import type { PlanKind } from "./plan-kinds.ts";
import { PLAN_PRODUCTS, type PlanProduct, planTraits, TRAIT_PHRASES } from "./plan-traits.ts";

/** As someone typed or chose it, or has it on a card. */
export type TypedPlan = {
  payer: string;
  plan?: string | undefined;
  planKind?: PlanKind | "any" | "" | undefined;
};

/** Whose rates someone asks for. */
export type WantedPlan = {
  /** The insurer's part of the words; null: none was named, so that each will do. */
  company: string | null;
  /** Null: none was named. */
  product: PlanProduct | null;
  /** Null: neither named nor told by another word; most then mean a commercial plan. */
  kind: PlanKind | null;
  /** A part of the plan's name, as it was typed; null: none. */
  called: string | null;
  /** What the words for the payer say in addition to its name and the product, as a card does: 'Cigna SureFit'; null: nothing. A
   *  plan with this name comes before others. */
  nickname: string | null;
  /** Without insurance: no payer's rate is asked for. */
  isSelfPay: boolean;
};

/** Kinds whose members owe what the program says: a cash price doesn't answer for them. */
const PROGRAM_KINDS = ["medicaid", "medicare", "medicare-advantage", "tricare-va"] as const;
export type ProgramKind = (typeof PROGRAM_KINDS)[number];

export const isProgram = (kind: PlanKind | null): kind is ProgramKind =>
  PROGRAM_KINDS.some((program) => program === kind);

const SELF_PAY: ReadonlySet<string> = new Set([
  ...[
    "SELF PAY",
    "SELFPAY",
    "SELF PAYING",
    "SELF PAYER",
    "SELF",
    "CASH",
    "CASH PAY",
    "CASH PRICE",
    "PAYING CASH",
  ],
  ...["UNINSURED", "IM UNINSURED", "I AM UNINSURED", "NOT INSURED", "IM NOT INSURED", "OUT OF POCKET"],
  ...["NONE", "NO", "NA", "N A", "NO INSURANCE", "NO HEALTH INSURANCE", "NO COVERAGE", "NO PLAN", "NO PAYER"],
  ...["WITHOUT INSURANCE", "I HAVE NO INSURANCE", "I DONT HAVE INSURANCE", "DONT HAVE INSURANCE"],
  ...["SIN SEGURO", "NO TENGO SEGURO", "NINGUNO", "EFECTIVO"],
]);

/** Payers, in our spelling, that are programs: plans of those who run them count. */
const PROGRAMS: ReadonlySet<string | null> = new Set([
  ...["TRICARE", "Veterans Affairs", "TriWest", "US Family Health Plan"],
  ...["Medicare", "Medicare Advantage", "Medicare supplement", "Medicaid", "Medicaid managed care"],
]);

/** Insurers whose names are products. */
const BRANDS: ReadonlySet<string> = new Set(["AMBETTER", "CONNECTORCARE"]);

const phrasesOf = (products: readonly string[]) =>
  TRAIT_PHRASES.flatMap(([trait, ...phrases]) => (products.includes(trait) ? phrases : []));

/** Words that identify a product or a program, longer phrases first; next to them those of `LEADING` and `TRAILING` mean
 *  nothing. */
const TOLD = [
  ...[
    "MEDICARE ADVANTAGE",
    "MEDICARE REPLACEMENT",
    "MANAGED MEDICARE",
    "MANAGED MEDICAID",
    "MEDICARE SUPPLEMENT",
  ],
  ...phrasesOf(PLAN_PRODUCTS).filter((phrase) => !BRANDS.has(phrase)),
  ...[
    "MEDICARE",
    "MEDICAID",
    "MEDIGAP",
    "DUAL ELIGIBLE",
    "DSNP",
    "SNP",
    "COMMERCIAL",
    "INSURANCE",
    "COVERAGE",
  ],
].map((phrase) => phrase.split(" "));

const LEADING: ReadonlySet<string> = new Set("A HAVE I MY THE".split(" "));
const TRAILING: ReadonlySet<string> = new Set(
  "AND B C D FROM G HEALTH HEALTHCARE JOB MANAGED ORGANIZATION ORIGINAL PART PLAN PLANS PROGRAM REGULAR STATE STRAIGHT SUPPLEMENT THE TRADITIONAL WITH WORK".split(
    " ",
  ),
);

/** Reads what the words for payer and plan ask for: 'Blue Cross PPO', 'Humana Medicare Advantage', 'Obamacare', 'self-pay'. */
export function readWantedPlan({ payer, plan = "", planKind }: TypedPlan): WantedPlan {
  const words = nameWords(payer);
  if (SELF_PAY.has(words.join(" "))) {
    return { company: null, product: null, kind: null, called: null, nickname: null, isSelfPay: true };
  }
  const rest = withoutTold(words);
  const typed = productIn(payer) ?? productIn(plan);
  const kind = planKind && planKind !== "any" ? planKind : kindIn(payer, plan, typed);
  const isOfEach = PROGRAMS.has(ruledPayer(payer)) || (rest.length === 0 && kind !== null);
  return {
    company: isOfEach
      ? null
      : rest.length === words.length || rest.length === 0
        ? payer.trim()
        : rest.join(" "),
    product: isProgram(kind) ? null : typed,
    kind,
    called: plan.trim() || null,
    nickname: nicknameIn(payer),
    isSelfPay: false,
  };
}

/** Words that mean nothing are left out next to words that mean something: 'Geisinger Health Plan' stays as it is. */
function withoutTold(words: readonly string[]): string[] {
  const told = new Set<number>();
  for (const phrase of TOLD) {
    for (let at = indexOfPhrase(words, phrase); at >= 0; at = indexOfPhrase(words, phrase, at + 1)) {
      for (let offset = 0; offset < phrase.length; offset++) told.add(at + offset);
    }
  }
  const rest = words.filter((_, at) => !told.has(at));
  if (told.size === 0) return rest;
  const last = rest.findLastIndex((word) => !TRAILING.has(word) && !LEADING.has(word));
  const first = rest.findIndex((word) => !LEADING.has(word));
  return rest.slice(first, last + 1);
}

function nicknameIn(payer: string): string | null {
  const words = wordsBesidePayer(payer).filter((word) => !TRAILING.has(word) && !LEADING.has(word));
  return words.join(" ") || null;
}

const formsIn = (text: string): PlanProduct[] => {
  const said = planTraits(BRANDS.has(text.trim().toUpperCase()) ? "" : text, "");
  return PLAN_PRODUCTS.filter((product) => said.includes(product));
};

/** 'Exchange PPO' is the exchange's; 'HMO/PPO' names none of two. */
function productIn(text: string): PlanProduct | null {
  const forms = formsIn(text);
  if (forms.includes("exchange")) return "exchange";
  const [form = null, another] = forms;
  return another === undefined ? form : null;
}

function kindIn(payer: string, plan: string, product: PlanProduct | null): PlanKind | null {
  const { kind } = planKindOf(payer, plan);
  const words = [...nameWords(payer), ...nameWords(plan)];
  // Who has a supplement has Medicare, which pays first.
  if (kind === "other" && (words.includes("MEDIGAP") || words.includes("MEDICARE"))) return "medicare";
  if (kind !== "unknown") return kind;
  if (withoutTold(nameWords(payer)).length > 0) return product === null ? null : "commercial";
  if (words.includes("MEDICARE")) return "medicare";
  if (words.includes("MEDICAID")) return "medicaid";
  return product === null ? null : "commercial";
}
