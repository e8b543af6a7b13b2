import { nameWords } from "./name-words.ts";
import { saysPhrase } from "./says-phrase.ts";

/** What someone can ask for by name: the form of a plan, or that it is one of the marketplace. */
export const PLAN_PRODUCTS = ["ppo", "hmo", "pos", "epo", "open-access", "indemnity", "exchange"] as const;
export type PlanProduct = (typeof PLAN_PRODUCTS)[number];

/** 'all': all commercial plans of the insurer, whatever their form. 'limited': of a narrow network, of one group's members,
 *  or for some care only. */
export type PlanTrait = PlanProduct | "all" | "limited";

/** Phrases as of `saysPhrase`, whether hospitals or people who look for prices use them. */
export const TRAIT_PHRASES: readonly (readonly [PlanTrait, ...phrases: readonly string[]])[] = [
  ["ppo", "PPO", "PPOS", "PREFERRED PROVIDER ORGANIZATION", "PREFERRED PROVIDER"],
  ["hmo", "HMO", "HMOS", "HEALTH MAINTENANCE ORGANIZATION"],
  ["pos", "POS", "POINT OF SERVICE"],
  ["epo", "EPO", "EXCLUSIVE PROVIDER ORGANIZATION"],
  ["open-access", "OAP", "OPEN ACCESS PLUS", "OPEN ACCESS"],
  ["indemnity", "INDEMNITY"],
  [
    "exchange",
    ...["HEALTH INSURANCE MARKETPLACE", "HEALTH INSURANCE EXCHANGE", "MARKETPLACE", "EXCHANGE", "EXCH"],
    ...["OBAMACARE", "OBAMA CARE", "AFFORDABLE CARE ACT", "ACA", "HEALTHCARE GOV", "HEALTH CARE GOV"],
    ...["HIX", "QHP", "IFP", "QUALIFIED HEALTH PLAN", "QUALIFIED HEALTH PLANS", "COVERED CALIFORNIA"],
    ...["CONNECTORCARE", "AMBETTER"],
  ],
  [
    "all",
    "COMMERCIAL $",
    "ALL COMMERCIAL",
    "COMMERCIAL ALL",
    "COMM ALL",
    "ALL PAYER",
    "ALL PRODUCTS",
    "ALL PLANS",
  ],
  [
    "limited",
    ...["EMPLOYEE", "EMPLOYEES", "SHBP", "STUDENT", "STUDENTS", "GIC", "FEP", "FEHB", "IHSS"],
    ...["TRANSPLANT", "BEHAVIORAL", "MENTAL HEALTH", "PEDIATRIC ONLY", "INTERNATIONAL"],
    ...["SUREFIT", "LOCALPLUS", "LOCAL PLUS", "LOCALFLEX", "HPN", "HIGH PERFORMANCE", "WHOLE HEALTH"],
    ...["BLUESELECT", "MYBLUE", "BLUE VALUE", "BLUE PRECISION", "BCBS BCO", "BCBS BCS"],
    ...["BXBSAZ NEIGHBORHOOD", "BXBSAZ ALLIANCE", "BCBSAZ ALLIANCE", "JOINT VENTURE", "DESIGNATED GROUP"],
    ...["MEDICAL RENTAL", "NARROW NETWORK", "DOCTORS PLAN", "CORE", "CHARTER", "NEXUS", "NAVIGATE"],
  ],
];

const TRAITS = TRAIT_PHRASES.map(([trait, ...phrases]) => ({
  trait,
  phrases: phrases.map((phrase) => phrase.split(" ")),
}));

/** What the names of a plan say it is, as the hospital writes both. One that names its form is not of 'all' forms. */
export function planTraits(payerName: string, planName: string): PlanTrait[] {
  const names = [nameWords(payerName), nameWords(planName)];
  const said = TRAITS.filter(({ phrases }) =>
    phrases.some((phrase) => names.some((words) => saysPhrase(words, phrase))),
  ).map(({ trait }) => trait);
  const isOfForm = said.some((trait) => trait !== "all" && trait !== "limited");
  return isOfForm ? said.filter((trait) => trait !== "all") : said;
}
