import type { CmsEdition, CmsKind, CmsTable } from "#app/domain/cms-files/cms-edition.ts";
import type { CmsRefusal, RowFault } from "#app/domain/cms-files/cms-refusal.ts";

const KINDS: Readonly<Record<CmsKind, string>> = {
  pairs: "NCCI pairs",
  "unit-limits": "unit limits (MUE)",
  "add-ons": "add-on codes",
  "physician-fees": "physician fee schedule",
  localities: "localities (GPCI)",
  "outpatient-rates": "outpatient rates (OPPS addendum B)",
  "laboratory-fees": "laboratory fee schedule",
  "drug-limits": "drug payment limits (ASP)",
  "stay-weights": "weights of hospital stays (MS-DRG, table 5)",
  "stay-rates": "amounts of hospital stays (tables 1A to 1E)",
  "drug-costs": "drug acquisition costs (NADAC)",
};

const TABLES: Readonly<Record<CmsTable, string>> = {
  practitioner: "practitioner",
  hospital: "outpatient hospital",
  dme: "DME supplier",
};

const FAULTS: Readonly<Record<RowFault, string>> = {
  "too-few-cells": "the row breaks off",
  "not-a-code": "no code stands where one should",
  "not-a-date": "no date stands where one should",
  "not-an-indicator": "no indicator stands where one should",
  "not-a-number": "no number stands where one should",
  twice: "the code stands there a second time",
  "other-year": "the row is of another year than the file",
  "other-hospitals":
    "the first amounts are not those of hospitals that report quality data and use electronic records",
  "unlike-above": "tables 1A and 1B do not add up to the same amount",
  "damaged-quotes": "a quoted cell does not end",
  "too-long": "the row does not end",
};

/** 'NCCI pairs, outpatient hospital, 2026-07, part 1'. */
export function sayCmsEdition({ kind, table, edition, part }: CmsEdition): string {
  return [KINDS[kind], table && TABLES[table], edition, part && `part ${part}`].filter(Boolean).join(", ");
}

/** Why a file was refused, in a sentence. */
export function sayCmsRefusal(refusal: CmsRefusal): string {
  switch (refusal.reason) {
    case "unreadable":
      return `It cannot be read: ${refusal.told.replace(/\.$/, "")}.`;
    case "unknown-layout":
      return "Its columns are none of the layouts of CMS that are read here.";
    case "nothing-inside":
      return "None of the files in it has a layout of CMS that is read here.";
    case "row":
      return `Row ${refusal.row}: ${FAULTS[refusal.fault]}${refusal.written ? ` (“${refusal.written}”)` : ""}.`;
    case "cut-short":
      return `It ends too early: row ${refusal.row}${refusal.lastCode ? `, highest code ${refusal.lastCode}` : ", without a code"}.`;
    case "other-kind":
      return `Its name says ${KINDS[refusal.byName]}, its columns are those of ${KINDS[refusal.byContent]}.`;
    case "other-table":
      return `Name, content and --table disagree: ${TABLES[refusal.one]} and ${TABLES[refusal.other]}.`;
    case "other-edition":
      return `Name, content and --edition disagree: ${refusal.one} and ${refusal.other}.`;
    case "no-table":
      return "Neither name nor content says whose services it judges: say --table practitioner, hospital or dme.";
    case "no-edition":
      return "Neither name nor content says which edition it is: say --edition, as 2026-07.";
    case "other-factor":
      return "Its conversion factor is that of alternative payment models; the file named nonQPP is the one to import.";
    case "same-again":
      return `The same rows are file ${refusal.cmsFileId} already.`;
    case "edition-taken":
      return `${sayCmsEdition(refusal.edition)} is file ${refusal.cmsFileId} already, with other rows: remove that one first.`;
  }
}
