import { normaliseNumber } from "./decimal.ts";
import { type DecimalColumn, putDecimal, putWhole } from "./decimal-column.ts";
import { type MrfProblemAbout, type MrfRule, shortened } from "./mrf-problem.ts";
import { LongNumber } from "./parse-json-value.ts";

export type JsonObject = Record<string, unknown>;

export type JsonReport = (path: string, rule: MrfRule, about?: MrfProblemAbout) => void;

export function isJsonObject(value: unknown): value is JsonObject {
  return (
    typeof value === "object" && value !== null && !Array.isArray(value) && !(value instanceof LongNumber)
  );
}

/** A number above zero as an exact decimal; null = it is none. */
export function decimalOf(value: unknown): string | null {
  if (value instanceof LongNumber) return normaliseNumber(value.written);
  return typeof value === "number" ? normaliseNumber(String(value)) : null;
}

/** The tenths of a cent that the amounts of nearly all files are whole numbers of. */
const USUAL_SCALE = 3;
const USUAL_UNITS = 1000;
const MAX_USUAL_UNITS = 1e15;

/** Puts a number above zero as `decimalOf` has it; false where the value is none. */
export function putJsonNumber(column: DecimalColumn, at: number, value: unknown): boolean {
  if (typeof value === "number") {
    let units = Math.round(value * USUAL_UNITS);
    // Two decimals of at most 15 digits are never the same double, so this one is what was written.
    if (units > 0 && units < MAX_USUAL_UNITS && units / USUAL_UNITS === value) {
      let scale = USUAL_SCALE;
      for (; scale > 0 && units % 10 === 0; scale--) units /= 10;
      putWhole(column, at, units, scale);
      return true;
    }
  }
  const decimal = decimalOf(value);
  if (decimal !== null) putDecimal(column, at, decimal);
  return decimal !== null;
}

export type JsonFields = ReturnType<typeof openJsonFields>;

/** Reads members of one object, reporting each that is not what the CMS schemas ask; null = absent. */
export function openJsonFields(report: JsonReport) {
  /** A text; what is not one is reported and kept as JSON so that it still counts as given. */
  function text(
    object: JsonObject,
    name: string,
    path: string,
    { required = false, mayBeEmpty = false } = {},
  ) {
    const value = object[name];
    if (value === undefined) {
      if (required) report(`${path}/${name}`, "value-missing", { name });
      return null;
    }
    if (typeof value !== "string") report(`${path}/${name}`, "value-type", { name, kind: "text" });
    else if (value === "" && !mayBeEmpty) report(`${path}/${name}`, "value-missing", { name });
    return typeof value === "string" ? value : JSON.stringify(value);
  }

  function amount(object: JsonObject, name: string, path: string): string | null {
    const value = object[name];
    if (value === undefined) return null;
    const decimal = decimalOf(value);
    if (decimal !== null) return decimal;
    const written = String(JSON.stringify(value));
    report(`${path}/${name}`, "amount-format", { name, written: shortened(written) });
    return written;
  }

  function oneOf(
    object: JsonObject,
    name: string,
    path: string,
    allowed: ReadonlySet<string>,
    required = true,
  ) {
    const value = object[name];
    if (value === undefined && !required) return null;
    if (typeof value === "string" && allowed.has(value)) return value;
    if (value === undefined) report(`${path}/${name}`, "value-missing", { name });
    else
      report(`${path}/${name}`, "value-not-allowed", {
        name,
        written: shortened(typeof value === "string" ? value : String(JSON.stringify(value))),
      });
    return value === undefined ? null : String(value);
  }

  /** A list of at least `atLeast` entries; absent is an empty list, and a problem only where `required`. */
  function list(
    object: JsonObject,
    name: string,
    path: string,
    { required = false, atLeast = 1 } = {},
  ): unknown[] {
    const value = object[name];
    if (value === undefined) {
      if (required) report(`${path}/${name}`, "value-missing", { name });
      return [];
    }
    if (!Array.isArray(value)) {
      report(`${path}/${name}`, "value-type", { name, kind: "list" });
      return [];
    }
    if (value.length < atLeast) report(`${path}/${name}`, "value-missing", { name });
    return value;
  }

  function texts(
    object: JsonObject,
    name: string,
    path: string,
    options: { required?: boolean; mayBeEmpty?: boolean },
  ) {
    return list(object, name, path, options).filter((value, index): value is string => {
      const good = typeof value === "string" && (value !== "" || options.mayBeEmpty === true);
      if (!good) report(`${path}/${name}/${index}`, "value-type", { name, kind: "text" });
      return good;
    });
  }

  return { text, amount, oneOf, list, texts };
}
