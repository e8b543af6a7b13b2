/** PostgreSQL's largest integer: no import can have a greater number. */
const GREATEST_ID = 2_147_483_647;

/** The number of an import in an address; null if it isn't an import's. */
export function readImportId(text = ""): number | null {
  const importId = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null;
  return importId !== null && importId <= GREATEST_ID ? importId : null;
}
