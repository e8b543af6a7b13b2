import { MRF_LAYOUTS, type MrfLayout } from "./mrf-header.ts";
import type { MrfRule } from "./mrf-problem.ts";
import { A_CHARGE, GIVEN, givenAt, type RateColumns, SAYS } from "./rate-columns.ts";
import type {
  PayerField,
  RecordField,
  StandardCharge,
  StandardChargeRecord,
} from "./standard-charge-record.ts";
import type { TemplateVersion } from "./template-version.ts";

/** A condition a record breaks; `rate` is an index into its rates, null = the record as a whole. */
export type ChargeFinding = { rule: MrfRule } & (
  | { rate: null; field: RecordField | "codes" | "modifiers" }
  | { rate: number; field: PayerField | "genericNotes" }
);

/** What the rates of a record have among them: all things that some of them says, and how many have a charge. */
type RatesTogether = { said: number; count: number; withChargeCount: number };

type RecordRule = {
  rule: MrfRule;
  templates: readonly TemplateVersion[];
  field: RecordField | "codes";
  breaks: (charge: StandardCharge, rates: RatesTogether, layout: MrfLayout) => boolean;
};

/** A rate breaks it that says some of `where`, all of `and`, and nothing of `without`; all are bits of what it says. */
type RateRule = {
  rule: MrfRule;
  templates: readonly TemplateVersion[];
  layouts: readonly MrfLayout[];
  field: PayerField | "notes of the layout";
  where: number;
  and?: number;
  without: number;
};

const FROM_2_0: readonly TemplateVersion[] = ["2.0", "2.1", "2.2", "3.0"];
const FROM_2_1: readonly TemplateVersion[] = ["2.1", "2.2", "3.0"];
const FROM_2_2: readonly TemplateVersion[] = ["2.2", "3.0"];
const EVERY: readonly MrfLayout[] = MRF_LAYOUTS;
const TALL: readonly MrfLayout[] = ["tall"];

/** Conditional requirements of the data dictionaries 2.0 to 3.0 that concern the whole charge. */
const RECORD_RULES: readonly RecordRule[] = [
  {
    rule: "code-pair-missing",
    templates: FROM_2_0,
    field: "codes",
    breaks: (charge) => charge.codes.length === 0,
  },
  {
    rule: "charge-missing",
    templates: FROM_2_1,
    field: "gross",
    breaks: ({ gross, cash }, { count, withChargeCount }, layout) =>
      gross === null &&
      cash === null &&
      (withChargeCount === 0 || (layout === "json" && withChargeCount < count)),
  },
  {
    rule: "dollar-needs-min",
    templates: FROM_2_1,
    field: "min",
    breaks: ({ min }, { said }) => min === null && (said & GIVEN.dollar) !== 0,
  },
  {
    rule: "dollar-needs-max",
    templates: FROM_2_1,
    field: "max",
    breaks: ({ max }, { said }) => max === null && (said & GIVEN.dollar) !== 0,
  },
];

/** Asked of every row with values, those of a modifier included. */
const NDC_RULE: RecordRule = {
  rule: "ndc-needs-drug",
  templates: FROM_2_2,
  field: "drugUnit",
  breaks: ({ drug, codes }) => drug === null && codes.some(({ type }) => type === "NDC"),
};

const NO_DOLLAR_AMOUNT = GIVEN.percentage | GIVEN.algorithm;

/** Conditional requirements that concern one payer's charge. */
const RATE_RULES: readonly RateRule[] = [
  {
    rule: "charge-needs-payer",
    templates: FROM_2_1,
    layouts: TALL,
    field: "payerName",
    where: A_CHARGE,
    without: GIVEN.payerName,
  },
  {
    rule: "charge-needs-plan",
    templates: FROM_2_1,
    layouts: TALL,
    field: "planName",
    where: A_CHARGE,
    without: GIVEN.planName,
  },
  {
    rule: "charge-needs-methodology",
    templates: FROM_2_1,
    layouts: ["tall", "wide"],
    field: "methodology",
    where: A_CHARGE,
    without: GIVEN.methodology,
  },
  {
    rule: "payer-needs-charge",
    templates: ["3.0"],
    layouts: ["tall", "json"],
    field: "payerName",
    where: GIVEN.payerName,
    and: GIVEN.planName,
    without: A_CHARGE,
  },
  {
    rule: "other-needs-notes",
    templates: FROM_2_1,
    layouts: EVERY,
    field: "notes of the layout",
    where: SAYS.otherMethodology,
    without: SAYS.words,
  },
  {
    rule: "estimate-missing",
    templates: ["2.2"],
    layouts: EVERY,
    field: "estimatedAmount",
    where: NO_DOLLAR_AMOUNT,
    without: GIVEN.dollar | GIVEN.estimatedAmount,
  },
  {
    rule: "count-missing",
    templates: ["3.0"],
    layouts: EVERY,
    field: "count",
    where: NO_DOLLAR_AMOUNT,
    without: GIVEN.count,
  },
  {
    rule: "median-missing",
    templates: ["3.0"],
    layouts: EVERY,
    field: "medianAmount",
    where: NO_DOLLAR_AMOUNT,
    without: GIVEN.medianAmount | SAYS.noClaims,
  },
  {
    rule: "10th-percentile-missing",
    templates: ["3.0"],
    layouts: EVERY,
    field: "p10",
    where: NO_DOLLAR_AMOUNT,
    without: GIVEN.p10 | SAYS.noClaims,
  },
  {
    rule: "90th-percentile-missing",
    templates: ["3.0"],
    layouts: EVERY,
    field: "p90",
    where: NO_DOLLAR_AMOUNT,
    without: GIVEN.p90 | SAYS.noClaims,
  },
  {
    rule: "count-zero-needs-notes",
    templates: ["3.0"],
    layouts: EVERY,
    field: "notes of the layout",
    where: SAYS.noClaims,
    without: SAYS.words,
  },
];

/**
 * Checks records of one layout and template against the dictionaries' conditional requirements.
 * A CSV row with modifiers and no code describes the modifier: it needs a charge or notes instead. Dictionary 2.2
 * brought such rows, but files of every 2.x dictionary, CMS's example too, carry the version 2.0.0.
 */
export function openChargeRules(template: TemplateVersion, layout: MrfLayout) {
  const applies = (rule: { templates: readonly TemplateVersion[] }) => rule.templates.includes(template);
  const recordRules = RECORD_RULES.filter(applies);
  const rateRules = RATE_RULES.filter((rule) => applies(rule) && rule.layouts.includes(layout));
  const drugRules = [NDC_RULE].filter(applies);
  const knowsModifierRows = layout !== "json";
  const notesField = layout === "tall" ? "genericNotes" : "notes";
  const brokenBySaid = new Map<number, readonly RateRule[]>();
  const together: RatesTogether = { said: 0, count: 0, withChargeCount: 0 };
  let findings: ChargeFinding[] = [];
  let lastSaid = -1;
  let lastBroken: readonly RateRule[] = [];

  /** The rules that a rate breaks by what it says: thousands say the same. */
  function rulesBrokenBy(said: number): readonly RateRule[] {
    if (said === lastSaid) return lastBroken;
    let broken = brokenBySaid.get(said);
    if (!broken) {
      broken = rateRules.filter(
        ({ where, and = 0, without }) =>
          (said & where) !== 0 && (said & and) === and && (said & without) === 0,
      );
      brokenBySaid.set(said, broken);
    }
    lastSaid = said;
    lastBroken = broken;
    return broken;
  }

  /** The notes that a rule asks for are the row's in a tall file, else the payer's. */
  function withNotesOfLayout(given: number, notes: string | null): number {
    if (layout !== "tall") return given;
    return notes ? given | SAYS.words : given & ~SAYS.words;
  }

  function applyToRecord(rules: readonly RecordRule[], charge: StandardCharge): void {
    for (const { rule, field, breaks } of rules) {
      if (breaks(charge, together, layout)) findings.push({ rule, rate: null, field });
    }
  }

  function lookAtRates(rates: RateColumns, from: number, count: number): void {
    together.said = 0;
    together.count = count;
    together.withChargeCount = 0;
    for (let at = from; at < from + count; at++) {
      const given = givenAt(rates, at);
      together.said |= given;
      if ((given & A_CHARGE) !== 0) together.withChargeCount += 1;
    }
  }

  /** The rules that the record read last breaks; the next call refills the list. */
  return function findBrokenRules(
    record: StandardChargeRecord,
    rates: RateColumns,
  ): readonly ChargeFinding[] {
    const { charge, notes, firstRate, rateCount } = record;
    if (findings.length > 0) findings = [];
    lookAtRates(rates, firstRate, rateCount);
    applyToRecord(drugRules, charge);
    if (knowsModifierRows && charge.codes.length === 0 && charge.modifiers.length > 0) {
      if (!notes && together.withChargeCount === 0) findings.push(MODIFIER_NEEDS_INFORMATION);
      return findings;
    }
    applyToRecord(recordRules, charge);
    for (let index = 0; index < rateCount; index++) {
      for (const { rule, field } of rulesBrokenBy(
        withNotesOfLayout(givenAt(rates, firstRate + index), notes),
      )) {
        findings.push({ rule, rate: index, field: field === "notes of the layout" ? notesField : field });
      }
    }
    return findings;
  };
}

const MODIFIER_NEEDS_INFORMATION: ChargeFinding = {
  rule: "modifier-needs-information",
  rate: null,
  field: "notes",
};
