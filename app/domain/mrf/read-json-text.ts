import { checkModifierInformation, JSON_HEADER_MEMBERS, readJsonHeader } from "./json-header.ts";
import { openJsonMembers } from "./json-members.ts";
import type { JsonObject } from "./json-values.ts";
import type { MrfOutcome, MrfSink, TextReader } from "./mrf-event.ts";
import type { MrfProblemAbout, MrfRule } from "./mrf-problem.ts";
import { openJsonItemReader } from "./read-json-item.ts";

const CHARGES = "standard_charge_information";

/** Gathers the header members of a JSON price file, wherever they stand; everything else is passed over. */
export function openJsonHeaderReader() {
  const members: JsonObject = {};
  const reader = openJsonMembers({
    want: (key) => (JSON_HEADER_MEMBERS.has(key) ? "value" : "nothing"),
    onValue: (key, value) => {
      members[key] = value;
    },
    onItem: () => {},
    onFault: () => {}, // the second reading reports it
  });
  return { write: reader.write, isComplete: () => isComplete(members), members };
}

/** True once no more header members can come, so that a file in the usual order is not read twice. */
function isComplete(members: JsonObject): boolean {
  const has = (...names: string[]) => names.every((name) => name in members);
  if (!has("hospital_name", "last_updated_on", "version", "hospital_address", "license_information"))
    return false;
  return has("hospital_location", "affirmation") || has("location_name", "attestation", "type_2_npi");
}

/** Reads a JSON price file item by item, checked by the template its header names. */
export function openJsonReader(members: JsonObject, sink: MrfSink): TextReader {
  let outcome: MrfOutcome | null = null;
  let items = 0;
  const error = (place: string, rule: MrfRule, about: MrfProblemAbout = {}) =>
    sink.problem({ place, rule, about, severity: "error" });

  const read = readJsonHeader(members);
  if (read) {
    sink.header(read.header);
    for (const problem of read.problems) sink.problem(problem);
  } else {
    error("/", "not-a-price-file", { kind: "json" });
    outcome = "not-a-price-file";
  }
  const template = read?.header.template ?? "3.0";
  const readItem = openJsonItemReader(template, sink);
  const reader = openJsonMembers({
    want(key) {
      if (key === CHARGES) return "items";
      return key === "modifier_information" ? "value" : "nothing";
    },
    onValue(key, value) {
      if (key === CHARGES) error(`/${CHARGES}`, "value-type", { name: CHARGES, kind: "list" });
      else checkModifierInformation(value, template, error);
    },
    onItem(item, path, index) {
      items += 1;
      sink.row();
      for (const record of readItem(item, path, index)) sink.record(record);
    },
    onFault(fault) {
      const severity = fault.rule === "json-trailing-text" ? "warning" : "error";
      sink.problem({ place: fault.path, rule: fault.rule, about: fault.about, severity });
    },
  });

  return {
    write(bytes) {
      if (!outcome && !reader.write(bytes) && reader.end() === "broken-off") outcome = "damaged";
    },
    end() {
      if (outcome) return;
      if (reader.end() === "broken-off") outcome = "damaged";
      if (items === 0) error(`/${CHARGES}`, "no-rows", { kind: "json" });
    },
    ended: () => outcome,
  };
}
