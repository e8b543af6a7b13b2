import { z } from "zod/v4";

/** The tax identity that a contract is made with. */
export interface TaxIdentity {
  /** ein, or npi where an NPI takes the place of a social security number. */
  kind: string;
  /** Digits alone; nine of an EIN. */
  number: string;
  /** The business's name; null before files of 2.0. */
  name: string | null;
}

/** Providers of one tax identity, as a payer's file lists them. */
export interface ProviderGroup {
  taxIdentity: TaxIdentity;
  /** As numbers, 0 = the contract names the tax identity alone, -1 = no number at all. Empty: the file names no provider. */
  npis: number[];
}

const Published = z.array(
  z.object({
    npi: z.union([z.array(z.unknown()), z.number(), z.string()]).nullish(),
    tin: z.object({ type: z.unknown(), value: z.unknown(), business_name: z.unknown() }).partial().nullish(),
  }),
);

const MAX_NAME_LENGTH = 120;
const EIN_DIGITS = 9;
const NPI_DIGITS = 10;

/** The groups of a provider_groups array; null where it is none. */
export function providerGroups(value: unknown): ProviderGroup[] | null {
  const published = Published.safeParse(value);
  if (!published.success) return null;
  return published.data.map(({ npi, tin }) => ({
    taxIdentity: taxIdentity(tin ?? {}),
    npis: (Array.isArray(npi) ? npi : npi === null || npi === undefined ? [] : [npi]).map(npiNumber),
  }));
}

/** Ten digits under `ein` are an NPI, and an EIN that lost its zeros gets them back. */
function taxIdentity(tin: { type?: unknown; value?: unknown; business_name?: unknown }): TaxIdentity {
  const kind = String(tin.type ?? "")
    .trim()
    .toLowerCase();
  const digits = String(tin.value ?? "").replace(/\D/g, "");
  const number = kind === "ein" && digits.length < EIN_DIGITS ? digits.padStart(EIN_DIGITS, "0") : digits;
  const name =
    typeof tin.business_name === "string" ? tin.business_name.trim().slice(0, MAX_NAME_LENGTH) : "";
  return { kind: number.length === NPI_DIGITS ? "npi" : kind, number, name: name === "" ? null : name };
}

function npiNumber(value: unknown): number {
  const [text = ""] = String(value).split(".");
  return /^\d{1,15}$/.test(text) ? Number(text) : -1;
}
