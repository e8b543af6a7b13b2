import { cellName } from "./cell-name.ts";
import { isoFileDate } from "./file-date.ts";
import type { MrfHeader, MrfLayout } from "./mrf-header.ts";
import { findOddNpis } from "./mrf-header.ts";
import type { MrfProblem, MrfProblemAbout, MrfRule } from "./mrf-problem.ts";
import { findTemplateVersion, type TemplateVersion } from "./template-version.ts";
import { AFFIRMATION_V2, ATTESTATION_V3, CSV_STATES } from "./valid-values.ts";

export type CsvHeader = Omit<MrfHeader, "layout" | "template"> & { template: TemplateVersion | null };

/** A header name for comparison: parts around `|` trimmed, lower case. */
export function normaliseHeaderName(text: string): string {
  const name = text.toLowerCase();
  return name.includes("|")
    ? name
        .split("|")
        .map((part) => part.trim())
        .join("|")
    : name.trim();
}

const LICENSE = "license_number|";

const NAMES = {
  "2": ["hospital_name", "last_updated_on", "version", "hospital_location", "hospital_address"],
  "3": [
    "hospital_name",
    "last_updated_on",
    "version",
    "location_name",
    "hospital_address",
    "type_2_npi",
    "attester_name",
  ],
};

/** True when a first row names anything a price file's first row names. */
export function isCsvHeaderRow(names: readonly string[]): boolean {
  const known = new Set([...NAMES["2"], ...NAMES["3"]]);
  return names.some((name) => known.has(normaliseHeaderName(name)));
}

/** Rows 1 and 2 of a CSV: the general data elements, and what is wrong with them (cells of rows 1 and 2). */
export function readCsvHeader(
  nameRow: readonly string[],
  valueRow: readonly string[],
): { header: CsvHeader; problems: MrfProblem[] } {
  const names = nameRow.map(normaliseHeaderName);
  const valueNamed = (name: string) => valueRow[names.indexOf(name)] || null;
  const version = valueNamed("version");
  const template = findTemplateVersion(version ?? "");
  const isV3 = template ? template === "3.0" : names.includes("location_name");
  const statement = normaliseHeaderName(isV3 ? ATTESTATION_V3 : AFFIRMATION_V2);
  const licenseColumn = names.findIndex((name) => name.startsWith(LICENSE) && name.split("|").length === 2);
  const state = names[licenseColumn]?.slice(LICENSE.length).toUpperCase() ?? null;
  const attestation = valueNamed(statement)?.toLowerCase();
  const header: CsvHeader = {
    template,
    version,
    hospitalName: valueNamed("hospital_name"),
    lastUpdatedOn: valueNamed("last_updated_on"),
    locations: splitList(valueNamed(isV3 ? "location_name" : "hospital_location")),
    addresses: splitList(valueNamed("hospital_address")),
    license: state && CSV_STATES.has(state) ? { number: valueRow[licenseColumn] || null, state } : null,
    npis: splitList(valueNamed("type_2_npi")),
    attested: attestation === "true" ? true : attestation === "false" ? false : null,
    attesterName: valueNamed("attester_name"),
  };

  const problems: MrfProblem[] = [];
  const report = (
    row: number,
    column: number,
    rule: MrfRule,
    about: MrfProblemAbout = {},
    severity: MrfProblem["severity"] = "error",
  ) => problems.push({ place: cellName(row, column), rule, about, severity });

  for (const name of [...NAMES[isV3 ? "3" : "2"], statement]) {
    const shown = name === statement ? (isV3 ? "attestation" : "affirmation") : name;
    const column = names.indexOf(name);
    if (column < 0) {
      report(1, -1, "header-missing", { name: shown });
      continue;
    }
    if (!valueRow[column]) report(2, column, "header-value-missing", { name: shown });
    const again = names.indexOf(name, column + 1);
    if (again >= 0) report(1, again, "header-duplicate", { name: shown });
  }
  if (licenseColumn < 0) report(1, -1, "header-missing", { name: "license_number|STATE" });
  else if (!header.license) report(1, licenseColumn, "state-unknown", { written: state ?? "" });
  if (version && !template) {
    report(2, names.indexOf("version"), "version-unknown", { written: version });
  }
  if (header.lastUpdatedOn && isoFileDate(header.lastUpdatedOn) === null) {
    const column = names.indexOf("last_updated_on");
    report(2, column, "date-format", { written: header.lastUpdatedOn, kind: "csv" });
  }
  if (attestation && header.attested === null) {
    report(2, names.indexOf(statement), "attestation-value");
  }
  if (header.attested === false) {
    report(2, names.indexOf(statement), "attestation-false", {}, "warning");
  }
  for (const npi of findOddNpis(header.npis)) {
    report(2, names.indexOf("type_2_npi"), "npi-format", { written: npi }, "warning");
  }
  return { header, problems };
}

export function withLayout(header: CsvHeader, layout: MrfLayout, template: TemplateVersion): MrfHeader {
  return { ...header, layout, template };
}

/** Returns several locations, addresses or NPIs of one cell, separated by `|`. */
export function splitList(text: string | null): string[] {
  return (text ?? "")
    .split("|")
    .map((part) => part.trim())
    .filter((part) => part !== "");
}
