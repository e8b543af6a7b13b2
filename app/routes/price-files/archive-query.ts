import type { LinkedHospital } from "#app/domain/hospitals/finding/hospital-link.ts";
import { addressOf } from "#app/platform/http/addresses/address-of.ts";
import { queryText } from "#app/platform/http/addresses/query-value.ts";

/** What the address of the archive asks for, as it was written; '' where it asks for nothing. */
export interface ArchiveQuery {
  /** A hospital's name; its short id, or state and city, distinguish those of one name. */
  hospital: string;
  id: string;
  state: string;
  city: string;
  code: string;
  codeType: string;
  /** The day whose price is wanted. */
  asOf: string;
}

export function readArchiveQuery(request: Request): ArchiveQuery {
  const given = new URL(request.url).searchParams;
  return {
    hospital: queryText(given, "hospital"),
    id: queryText(given, "id"),
    state: queryText(given, "state"),
    city: queryText(given, "city"),
    code: queryText(given, "code"),
    codeType: queryText(given, "code_type"),
    asOf: queryText(given, "as_of"),
  };
}

export const ARCHIVE_PATH = "/price-files/archive";

/** The address of a hospital's editions. */
export function archiveAddress({ name, shortId }: LinkedHospital, path = ARCHIVE_PATH): string {
  return addressOf(path, { hospital: name, id: shortId });
}
