import { isoFileDate } from "./file-date.ts";
import { isJsonObject, type JsonObject, type JsonReport, openJsonFields } from "./json-values.ts";
import { findOddNpis, type MrfHeader } from "./mrf-header.ts";
import { type MrfProblem, shortened } from "./mrf-problem.ts";
import { findTemplateVersion, type TemplateVersion } from "./template-version.ts";
import { AFFIRMATION_V2, ATTESTATION_V3, JSON_STATES, VALID_SETTINGS } from "./valid-values.ts";

/** The members of the top object that are read whole; the charges are read item by item. */
export const JSON_HEADER_MEMBERS: ReadonlySet<string> = new Set([
  "hospital_name",
  "last_updated_on",
  "version",
  "hospital_location",
  "location_name",
  "hospital_address",
  "license_information",
  "affirmation",
  "attestation",
  "type_2_npi",
]);

/** The general data elements of a JSON file, and what is wrong with them. Null = it has none: not a price file. */
export function readJsonHeader(members: JsonObject): { header: MrfHeader; problems: MrfProblem[] } | null {
  if (![...JSON_HEADER_MEMBERS].some((name) => name in members)) return null;
  const problems: MrfProblem[] = [];
  const report: JsonReport = (place, rule, about = {}) =>
    problems.push({ place, rule, about, severity: "error" });
  const warn: JsonReport = (place, rule, about = {}) =>
    problems.push({ place, rule, about, severity: "warning" });
  const fields = openJsonFields(report);

  const version = fields.text(members, "version", "", { required: true });
  const found = findTemplateVersion(version ?? "");
  const template: TemplateVersion =
    found ?? ("attestation" in members || "location_name" in members ? "3.0" : "2.2");
  if (version && !found) report("/version", "version-unknown", { written: shortened(version) });
  const isV3 = template === "3.0";
  const lastUpdatedOn = fields.text(members, "last_updated_on", "", { required: true, mayBeEmpty: true });
  if (lastUpdatedOn !== null && (isoFileDate(lastUpdatedOn) === null || lastUpdatedOn.includes("/"))) {
    report("/last_updated_on", "date-format", { written: shortened(lastUpdatedOn), kind: "json" });
  }
  const list = { required: true, mayBeEmpty: !isV3 };
  const npis = isV3 ? fields.texts(members, "type_2_npi", "", list) : [];
  for (const npi of findOddNpis(npis)) warn("/type_2_npi", "npi-format", { written: shortened(npi) });
  const statement = readStatement(members, isV3, report);
  if (statement.attested === false) {
    warn(isV3 ? "/attestation/confirm_attestation" : "/affirmation/confirm_affirmation", "attestation-false");
  }
  const header: MrfHeader = {
    layout: "json",
    template,
    version,
    hospitalName: fields.text(members, "hospital_name", "", { required: true }),
    lastUpdatedOn,
    locations: fields.texts(members, isV3 ? "location_name" : "hospital_location", "", list),
    addresses: fields.texts(members, "hospital_address", "", list),
    license: readLicense(members, report),
    npis,
    ...statement,
  };
  return { header, problems };
}

function readLicense(members: JsonObject, report: JsonReport): MrfHeader["license"] {
  const path = "/license_information";
  const fields = openJsonFields(report);
  const value = members.license_information;
  if (!isJsonObject(value)) {
    report(path, "value-missing", { name: "license_information" });
    return null;
  }
  const number = fields.text(value, "license_number", path);
  const state = fields.oneOf(value, "state", path, JSON_STATES);
  return state && JSON_STATES.has(state) ? { number, state } : null;
}

function readStatement(
  members: JsonObject,
  isV3: boolean,
  report: JsonReport,
): Pick<MrfHeader, "attested" | "attesterName"> {
  const name = isV3 ? "attestation" : "affirmation";
  const value = members[name];
  if (!isJsonObject(value)) {
    report(`/${name}`, "value-missing", { name });
    return { attested: null, attesterName: null };
  }
  const confirmed = value[`confirm_${name}`];
  if (value[name] !== (isV3 ? ATTESTATION_V3 : AFFIRMATION_V2)) {
    report(`/${name}/${name}`, "attestation-text");
  }
  if (typeof confirmed !== "boolean") {
    report(`/${name}/confirm_${name}`, "attestation-value");
  }
  const attesterName = isV3
    ? openJsonFields(report).text(value, "attester_name", `/${name}`, { required: true })
    : null;
  return { attested: typeof confirmed === "boolean" ? confirmed : null, attesterName };
}

/** Checks `modifier_information`, which templates 2.2 and 3.0 describe. */
export function checkModifierInformation(
  value: unknown,
  template: TemplateVersion,
  report: JsonReport,
): void {
  if (template === "2.0" || template === "2.1") return;
  const fields = openJsonFields(report);
  const isV3 = template === "3.0";
  const modifiers = fields.list({ modifier_information: value }, "modifier_information", "", {
    atLeast: isV3 ? 1 : 0,
  });
  for (const [index, entry] of modifiers.entries()) {
    const path = `/modifier_information/${index}`;
    if (!isJsonObject(entry)) {
      report(path, "value-type", { name: "modifier_information", kind: "object" });
      continue;
    }
    fields.text(entry, "description", path, { required: true });
    fields.text(entry, "code", path, { required: true });
    if (isV3) fields.oneOf(entry, "setting", path, VALID_SETTINGS, false);
    for (const [at, payer] of fields
      .list(entry, "modifier_payer_information", path, { required: true })
      .entries()) {
      const payerPath = `${path}/modifier_payer_information/${at}`;
      if (!isJsonObject(payer))
        report(payerPath, "value-type", { name: "modifier_payer_information", kind: "object" });
      for (const name of ["payer_name", "plan_name", "description"]) {
        fields.text(isJsonObject(payer) ? payer : {}, name, payerPath, { required: true });
      }
    }
  }
}
