import { type CsvRow, cellText } from "#app/domain/mrf/csv-row.ts";

/** The files about providers that are read, told by their columns. */
export type ProviderFileKind = "nppes" | "places" | "deactivated" | "medicare" | "taxonomies";

export interface Place {
  address: string;
  city: string;
  state: string;
  /** Five digits; "": none in the United States. */
  zip: string;
  phone: string;
}

export interface ProviderRow extends Place {
  npi: number;
  isPerson: boolean;
  name: string;
  otherName: string;
  taxonomies: string[];
  isActive: boolean;
}

/** Reads the rows of one kind of file, once its header is known. */
export type ColumnsOf = (name: string) => number | null;

const FIRST = "Provider First Line Business Practice Location Address";
const SECOND = "Provider Secondary Practice Location Address";
const MAX_TAXONOMIES = 15;

/** Which file a header is of; null: none that is read. */
export function kindOfHeader(header: readonly string[]): ProviderFileKind | null {
  const has = (name: string) => header.includes(name);
  if (has("NPI") && has("Entity Type Code")) return "nppes";
  if (has("NPI") && has("NPPES Deactivation Date")) return "deactivated";
  if (has("NPI") && header.some((name) => name.startsWith(SECOND))) return "places";
  if (has("Rndrng_NPI") && has("HCPCS_Cd")) return "medicare";
  if (has("Code") && has("Classification") && has("Specialization")) return "taxonomies";
  return null;
}

/** Finds columns by name, blanks and hyphens aside: NPPES spells its second places in several ways. */
export function columnsOf(header: readonly string[]): ColumnsOf {
  const columns = new Map(header.map((name, column) => [plain(name), column]));
  return (name) => columns.get(plain(name)) ?? null;
}

function plain(name: string): string {
  return name
    .replace(/[\s-]+/g, " ")
    .trim()
    .toLowerCase();
}

/** Reads NPPES's main rows; null where a row has no NPI. */
export function openProviderRows(columns: ColumnsOf): (row: CsvRow) => ProviderRow | null {
  const text = textsOf(columns);
  const taxonomyColumns = Array.from({ length: MAX_TAXONOMIES }, (_, index) => [
    `Healthcare Provider Taxonomy Code_${index + 1}`,
    `Healthcare Provider Primary Taxonomy Switch_${index + 1}`,
  ]) as [string, string][];
  return (row) => {
    const npi = npiOf(text(row, "NPI"));
    if (npi === null) return null;
    const isPerson = text(row, "Entity Type Code") === "1";
    const taxonomies: string[] = [];
    for (const [code, primary] of taxonomyColumns) {
      const taxonomy = text(row, code);
      if (taxonomy === "") continue;
      if (text(row, primary) === "Y") taxonomies.unshift(taxonomy);
      else taxonomies.push(taxonomy);
    }
    const person = `${text(row, "Provider First Name")} ${text(row, "Provider Last Name (Legal Name)")}`;
    return {
      npi,
      isPerson,
      name: isPerson ? person.trim() : text(row, "Provider Organization Name (Legal Business Name)"),
      otherName: text(row, "Provider Other Organization Name"),
      address: text(row, FIRST),
      city: text(row, "Provider Business Practice Location Address City Name"),
      state: text(row, "Provider Business Practice Location Address State Name").toUpperCase(),
      zip: zipOf(
        text(row, "Provider Business Practice Location Address Postal Code"),
        text(row, "Provider Business Practice Location Address Country Code (If outside U.S.)"),
      ),
      phone: text(row, "Provider Business Practice Location Address Telephone Number"),
      taxonomies,
      isActive: text(row, "NPI Deactivation Date") === "" || text(row, "NPI Reactivation Date") !== "",
    };
  };
}

/** Reads second places of practice; null where a row has no NPI or no ZIP code. */
export function openPlaceRows(columns: ColumnsOf): (row: CsvRow) => (Place & { npi: number }) | null {
  const text = textsOf(columns);
  return (row) => {
    const npi = npiOf(text(row, "NPI"));
    const zip = zipOf(
      text(row, `${SECOND} Postal Code`),
      text(row, `${SECOND} Country Code (If outside U.S.)`),
    );
    if (npi === null || zip === "") return null;
    return {
      npi,
      zip,
      address: text(row, `${SECOND} Address Line 1`),
      city: text(row, `${SECOND} City Name`),
      state: text(row, `${SECOND} State Name`).toUpperCase(),
      phone: text(row, `${SECOND} Telephone Number`),
    };
  };
}

/** Reads who billed what to Medicare; null where a row lacks one of the two. */
export function openServiceRows(columns: ColumnsOf): (row: CsvRow) => { npi: number; code: string } | null {
  const text = textsOf(columns);
  return (row) => {
    const npi = npiOf(text(row, "Rndrng_NPI"));
    const code = text(row, "HCPCS_Cd").toUpperCase();
    return npi === null || code === "" ? null : { npi, code };
  };
}

/** Reads NUCC's names of taxonomy codes. */
export function openTaxonomyRows(columns: ColumnsOf): (row: CsvRow) => { code: string; name: string } | null {
  const text = textsOf(columns);
  return (row) => {
    const code = text(row, "Code");
    const parts = [text(row, "Classification"), text(row, "Specialization")].filter(Boolean).join(", ");
    const name = text(row, "Display Name") || parts;
    return /^[0-9A-Z]{10}$/.test(code) && name !== "" ? { code, name } : null;
  };
}

function textsOf(columns: ColumnsOf): (row: CsvRow, name: string) => string {
  const known = new Map<string, number | null>();
  return (row, name) => {
    let column = known.get(name);
    if (column === undefined) {
      column = columns(name);
      known.set(name, column);
    }
    return column === null || column >= row.cellCount ? "" : cellText(row, column).trim();
  };
}

function npiOf(text: string): number | null {
  return /^\d{10}$/.test(text) ? Number(text) : null;
}

function zipOf(postalCode: string, country: string): string {
  return (country === "" || country === "US") && /^\d{5}/.test(postalCode) ? postalCode.slice(0, 5) : "";
}
