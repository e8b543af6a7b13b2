import { isNpi } from "#app/domain/providers/npi.ts";

/** Ten digits with a right check digit; null: no NPI. */
export function npiOf(text: string): number | null {
  const trimmed = text.trim();
  return /^\d{10}$/.test(trimmed) && isNpi(Number(trimmed)) ? Number(trimmed) : null;
}

/** Nine digits, with or without dashes; null: no tax number. */
export function taxNumberOf(text: string): string | null {
  const digits = text.trim().replaceAll("-", "");
  return /^\d{9}$/.test(digits) ? digits : null;
}
