import type { Setting } from "#app/domain/billing-codes/comparable-key.ts";
import { isCodeType } from "#app/domain/billing-codes/service-code.ts";
import type { CsvCells } from "./csv-cells.ts";
import type { CsvColumns } from "./csv-columns.ts";
import { normaliseAmount } from "./decimal.ts";
import type { StandardCharge } from "./standard-charge-record.ts";
import type { TemplateVersion } from "./template-version.ts";
import { codeTypes, DRUG_TYPES, VALID_SETTINGS } from "./valid-values.ts";

/** Opens a reader of what a row says about the charge itself, no matter who pays. */
export function openCsvChargeReader(columns: CsvColumns, template: TemplateVersion, cells: CsvCells) {
  const { at } = columns;
  const allowedTypes = codeTypes(template);
  const checksDrugs = template === "2.2" || template === "3.0";

  function readCodes(): StandardCharge["codes"] {
    const codes: StandardCharge["codes"] = [];
    for (const pair of columns.codes) {
      const code = cells.text(pair.code);
      if (code === null && cells.isEmpty(pair.type)) continue;
      const type = cells.oneOf(pair.type, allowedTypes, true);
      if (code === null) cells.fault(pair.code, "code-pair-half", { kind: "code" });
      if (type === null) cells.fault(pair.type, "code-pair-half", { kind: "type" });
      codes.push({ code: code ?? "", type: type !== null && isCodeType(type) ? type : null });
    }
    return codes;
  }

  function readDrug(): StandardCharge["drug"] {
    const unitText = cells.text(at.drugUnit);
    const typeText = cells.text(at.drugType);
    if (unitText === null && typeText === null) return null;
    if (!checksDrugs) {
      const unit = normaliseAmount(unitText ?? "");
      const type = (typeText ?? "").toUpperCase();
      return unit !== null && DRUG_TYPES.has(type) ? { unit, type } : null;
    }
    const unit = cells.amount(at.drugUnit);
    const type = cells.oneOf(at.drugType, DRUG_TYPES, true);
    if (unit === null) cells.fault(at.drugUnit, "drug-pair-half", { kind: "unit" });
    if (type === null) cells.fault(at.drugType, "drug-pair-half", { kind: "type" });
    return { unit: unit ?? "", type: type ?? "" };
  }

  function modifierSetting(): Setting | null {
    const setting = cells.text(at.setting)?.toLowerCase() ?? "";
    return VALID_SETTINGS.has(setting) ? (setting as Setting) : null;
  }

  return function readCsvCharge(): StandardCharge {
    const description = cells.rareText(at.description);
    if (description === null) cells.fault(at.description, "value-missing", { name: "description" });
    const modifiers = cells.text(columns.modifiers);
    const codes = readCodes();
    const isModifierRow = codes.length === 0 && modifiers !== null;
    const setting = isModifierRow ? modifierSetting() : cells.oneOf(at.setting, VALID_SETTINGS);
    if (setting === null && !isModifierRow) cells.fault(at.setting, "value-missing", { name: "setting" });
    return {
      description: description ?? "",
      codes,
      setting: setting as Setting | null,
      billingClass: cells.text(columns.billingClass),
      modifiers: modifiers === null ? [] : splitModifiers(modifiers),
      drug: readDrug(),
      gross: cells.amount(at.gross),
      cash: cells.amount(at.cash),
      min: cells.amount(at.min),
      max: cells.amount(at.max),
    };
  };
}

function splitModifiers(text: string): string[] {
  return text.split(/[\s,;|]+/).filter((modifier) => modifier !== "");
}
