import { cellTexts, isBlankRow } from "#app/domain/mrf/csv-row.ts";
import { openCsvRows } from "#app/domain/mrf/csv-rows.ts";

export interface EinPair {
  /** Six characters. */
  ccn: string;
  /** Nine digits. */
  ein: string;
}

const CCN_COLUMNS = ["ccn", "medicare_provider_number", "facility id"];

/** The pairs of a CSV file with columns `ein` and `ccn` (or `medicare_provider_number`), leading zeros put back that spreadsheets
 *  lose. Rows without either are left out. Null: it has no such columns. */
export function readEinPairs(text: string): EinPair[] | null {
  const rows: string[][] = [];
  const csv = openCsvRows({
    onRow: (row) => void (isBlankRow(row) || rows.push(cellTexts(row))),
    onFault: () => {},
  });
  csv.write(Buffer.from(text));
  csv.end();
  const [header = [], ...lines] = rows;
  const names = header.map((name) => name.trim().toLowerCase());
  const [einAt, ccnAt] = [names.indexOf("ein"), names.findIndex((name) => CCN_COLUMNS.includes(name))];
  if (einAt < 0 || ccnAt < 0) return null;
  const pairs = new Map<string, EinPair>();
  for (const line of lines) {
    const ein = (line[einAt] ?? "").trim().replace("-", "").padStart(9, "0");
    const ccn = (line[ccnAt] ?? "").trim().toUpperCase().padStart(6, "0");
    if (/^\d{9}$/.test(ein) && /^\d{2}[\dA-Z]{4}$/.test(ccn) && Number(ein) > 0 && ccn !== "000000")
      pairs.set(`${ccn} ${ein}`, { ccn, ein });
  }
  return [...pairs.values()];
}
