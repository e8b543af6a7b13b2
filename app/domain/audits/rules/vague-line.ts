import type { AuditRule } from "../audit-rule.ts";
import { itemisedBillSource } from "../sources.ts";

const VAGUE =
  /\b(?:misc(?:ellaneous)?|sundr(?:y|ies)|other|various|supplies|unspecified|unlisted|ancillar(?:y|ies)|general (?:charges?|classification|services?))\b/i;

/** A charge that doesn't say what it was for. */
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
      const said = (description ?? "").trim();
      if (said !== "" && !VAGUE.test(said)) return [];
      const kind = said === "" ? "no-description" : "vague";
      return [{ lines: [index], stakes: [], kind, facts: { description, amountCents } }];
    });
    return { findings };
  },
};
