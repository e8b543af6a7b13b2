import type { AuditRule } from "../audit-rule.ts";
import { itemisedBillSource } from "../sources.ts";

const VAGUE =
  /\b(?:misc(?:ellaneous)?|sundr(?:y|ies)|other|various|supplies|general|unspecified|unlisted|ancillar(?:y|ies))\b/i;

/** A charge of which nobody can tell what it was for. */
export const vagueLine: AuditRule = {
  id: "vague-line",
  strength: "question",
  source: itemisedBillSource,
  find({ standing }) {
    if (standing.length === 0) return { notChecked: "no-lines" };
    const findings = standing.flatMap(({ index, line: { serviceCode, description, amountCents } }) => {
      const isCoded =
        serviceCode !== null && serviceCode.codeType !== "RC" && serviceCode.codeType !== "LOCAL";
      if (amountCents <= 0 || isCoded) return [];
      if (description !== null && !VAGUE.test(description)) return [];
      const kind = description === null ? "no-description" : "vague";
      return [{ lines: [index], stakes: [], kind, facts: { description, amountCents } }];
    });
    return { findings };
  },
};
