/** The types of columns: as SQL and readers of Parquet name them. A decimal has 18 digits. */
export type ParquetType =
  | "VARCHAR"
  | "INTEGER"
  | "BIGINT"
  | "BOOLEAN"
  | "DATE"
  | "TIMESTAMP"
  | `DECIMAL(18,${number})`;

/** Every column may hold nulls. */
export interface ParquetColumn<Name extends string = string> {
  name: Name;
  type: ParquetType;
}

/** A value as the file takes it. Decimals: whole units of their last digit. Dates: days since 1970. Timestamps: milliseconds. */
export type ParquetValue = string | number | bigint | boolean | null;

const MAX_INTEGER_DIGITS = 18;

/** How many decimals a type has; null: it isn't a decimal. */
export function scaleOf(type: ParquetType): number | null {
  return type.startsWith("DECIMAL") ? Number(type.slice("DECIMAL(18,".length, -1)) : null;
}

/** Reads what PostgreSQL writes as text. Returns null for null, and for a decimal with too many digits before its point. */
export function parquetValue(type: ParquetType, text: string | null): ParquetValue {
  if (text === null) return null;
  switch (type) {
    case "VARCHAR":
      return text;
    case "INTEGER":
      return Number(text);
    case "BIGINT":
      return BigInt(text);
    case "BOOLEAN":
      return text === "t";
    case "DATE":
      return Date.parse(text) / MS_PER_DAY;
    case "TIMESTAMP":
      return BigInt(Date.parse(`${text.replace(" ", "T")}Z`));
    default:
      return decimalUnits(text, scaleOf(type) ?? 0);
  }
}

const MS_PER_DAY = 86_400_000;

/** A decimal in whole units of its last digit, rounded half away from zero as PostgreSQL rounds. Null: too many digits, or not a number. */
export function decimalUnits(text: string, scale: number): bigint | null {
  const [, sign = "", whole = "", decimals = ""] = /^(-?)(\d+)(?:\.(\d*))?$/.exec(text) ?? [];
  if (whole === "" || whole.length > MAX_INTEGER_DIGITS - scale) return null;
  const kept = BigInt(whole + decimals.slice(0, scale).padEnd(scale, "0"));
  const units = (decimals[scale] ?? "0") >= "5" ? kept + 1n : kept;
  return sign === "-" ? -units : units;
}
