import { MRF_LAYOUTS, type MrfLayout } from "./mrf-header.ts";
import type { MrfRule } from "./mrf-problem.ts";
import {
  hasCharge,
  type PayerCharge,
  type PayerField,
  type RecordField,
  type StandardChargeRecord,
} from "./standard-charge-record.ts";
import type { TemplateVersion } from "./template-version.ts";

/** A condition a record breaks; `payer` is an index into its payers, null = the record as a whole. */
export type ChargeFinding = { rule: MrfRule } & (
  | { payer: null; field: RecordField | "codes" | "modifiers" }
  | { payer: number; field: PayerField | "genericNotes" }
);

type RecordRule = {
  rule: MrfRule;
  templates: readonly TemplateVersion[];
  field: RecordField | "codes";
  breaks: (record: StandardChargeRecord, layout: MrfLayout) => boolean;
};

type PayerRule = {
  rule: MrfRule;
  templates: readonly TemplateVersion[];
  layouts: readonly MrfLayout[];
  field: PayerField | "notes of the layout";
  breaks: (payer: PayerCharge, notes: string | null) => boolean;
};

const FROM_2_0: readonly TemplateVersion[] = ["2.0", "2.1", "2.2", "3.0"];
const FROM_2_1: readonly TemplateVersion[] = ["2.1", "2.2", "3.0"];
const FROM_2_2: readonly TemplateVersion[] = ["2.2", "3.0"];
const EVERY: readonly MrfLayout[] = MRF_LAYOUTS;
const TALL: readonly MrfLayout[] = ["tall"];

const needsPercentiles = (payer: PayerCharge) =>
  (payer.percentage !== null || payer.algorithm !== null) && payer.count !== "0";

/** Conditional requirements of the data dictionaries 2.0 to 3.0 that concern the whole charge. */
const RECORD_RULES: readonly RecordRule[] = [
  {
    rule: "code-pair-missing",
    templates: FROM_2_0,
    field: "codes",
    breaks: (record) => record.codes.length === 0,
  },
  {
    rule: "charge-missing",
    templates: FROM_2_1,
    field: "gross",
    breaks: (record, layout) =>
      record.gross === null &&
      record.cash === null &&
      !(layout === "json"
        ? record.payers.length > 0 && record.payers.every(hasCharge)
        : record.payers.some(hasCharge)),
  },
  {
    rule: "dollar-needs-min",
    templates: FROM_2_1,
    field: "min",
    breaks: (record) => record.min === null && record.payers.some((payer) => payer.dollar !== null),
  },
  {
    rule: "dollar-needs-max",
    templates: FROM_2_1,
    field: "max",
    breaks: (record) => record.max === null && record.payers.some((payer) => payer.dollar !== null),
  },
];

/** Asked of every row with values, those of a modifier included. */
const NDC_RULE: RecordRule = {
  rule: "ndc-needs-drug",
  templates: FROM_2_2,
  field: "drugUnit",
  breaks: (record) => record.drug === null && record.codes.some(({ type }) => type === "NDC"),
};

/** Conditional requirements that concern one payer's charge. */
const PAYER_RULES: readonly PayerRule[] = [
  {
    rule: "charge-needs-payer",
    templates: FROM_2_1,
    layouts: TALL,
    field: "payerName",
    breaks: (payer) => hasCharge(payer) && !payer.payerName,
  },
  {
    rule: "charge-needs-plan",
    templates: FROM_2_1,
    layouts: TALL,
    field: "planName",
    breaks: (payer) => hasCharge(payer) && !payer.planName,
  },
  {
    rule: "charge-needs-methodology",
    templates: FROM_2_1,
    layouts: ["tall", "wide"],
    field: "methodology",
    breaks: (payer) => hasCharge(payer) && !payer.methodology,
  },
  {
    rule: "payer-needs-charge",
    templates: ["3.0"],
    layouts: ["tall", "json"],
    field: "payerName",
    breaks: (payer) => payer.payerName !== null && payer.planName !== null && !hasCharge(payer),
  },
  {
    rule: "other-needs-notes",
    templates: FROM_2_1,
    layouts: EVERY,
    field: "notes of the layout",
    breaks: (payer, notes) => payer.methodology === "other" && !notes,
  },
  {
    rule: "estimate-missing",
    templates: ["2.2"],
    layouts: EVERY,
    field: "estimatedAmount",
    breaks: (payer) => payer.dollar === null && hasCharge(payer) && payer.estimatedAmount === null,
  },
  {
    rule: "count-missing",
    templates: ["3.0"],
    layouts: EVERY,
    field: "count",
    breaks: (payer) => (payer.percentage !== null || payer.algorithm !== null) && payer.count === null,
  },
  {
    rule: "median-missing",
    templates: ["3.0"],
    layouts: EVERY,
    field: "medianAmount",
    breaks: (payer) => needsPercentiles(payer) && payer.medianAmount === null,
  },
  {
    rule: "10th-percentile-missing",
    templates: ["3.0"],
    layouts: EVERY,
    field: "p10",
    breaks: (payer) => needsPercentiles(payer) && payer.p10 === null,
  },
  {
    rule: "90th-percentile-missing",
    templates: ["3.0"],
    layouts: EVERY,
    field: "p90",
    breaks: (payer) => needsPercentiles(payer) && payer.p90 === null,
  },
  {
    rule: "count-zero-needs-notes",
    templates: ["3.0"],
    layouts: EVERY,
    field: "notes of the layout",
    breaks: (payer, notes) => payer.count === "0" && !notes,
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
  const payerRules = PAYER_RULES.filter((rule) => applies(rule) && rule.layouts.includes(layout));
  const drugRules = [NDC_RULE].filter(applies);
  const knowsModifierRows = layout !== "json";

  const notesField = layout === "tall" ? "genericNotes" : "notes";

  function applyToRecord(
    rules: readonly RecordRule[],
    record: StandardChargeRecord,
    findings: ChargeFinding[],
  ) {
    for (const { rule, field, breaks } of rules) {
      if (breaks(record, layout)) findings.push({ rule, payer: null, field });
    }
  }

  function applyToPayer(
    payer: PayerCharge,
    index: number,
    record: StandardChargeRecord,
    findings: ChargeFinding[],
  ) {
    const notes = layout === "tall" ? record.notes : payer.notes;
    for (const { rule, field, breaks } of payerRules) {
      if (!breaks(payer, notes)) continue;
      findings.push({
        rule,
        payer: index,
        field: field === "notes of the layout" ? notesField : field,
      });
    }
  }

  return function findBrokenRules(record: StandardChargeRecord): ChargeFinding[] {
    const findings: ChargeFinding[] = [];
    applyToRecord(drugRules, record, findings);
    if (knowsModifierRows && record.codes.length === 0 && record.modifiers.length > 0) {
      if (!record.notes && !record.payers.some(hasCharge)) findings.push(MODIFIER_NEEDS_INFORMATION);
      return findings;
    }
    applyToRecord(recordRules, record, findings);
    for (const [index, payer] of record.payers.entries()) applyToPayer(payer, index, record, findings);
    return findings;
  };
}

const MODIFIER_NEEDS_INFORMATION: ChargeFinding = {
  rule: "modifier-needs-information",
  payer: null,
  field: "notes",
};
