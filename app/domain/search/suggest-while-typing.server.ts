import { hospitalPath } from "#app/domain/hospitals/finding/hospital-link.ts";
import { searchHospitals } from "#app/domain/hospitals/finding/search-hospitals.server.ts";
import { suggestPhrases, suggestServices } from "#app/domain/services/suggest-services.server.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { addressOf } from "#app/platform/http/addresses/address-of.ts";

/** What a visitor may mean who is still typing, with the address of its page. `detail`: a code, or where a hospital is. */
export type Suggestion = {
  kind: "words" | "service" | "hospital";
  label: string;
  detail: string;
  address: string;
};

const SHORTEST = 2;
const MAX_PHRASES = 4;
const MAX_SERVICES = 5;
const MAX_HOSPITALS = 3;

/** Everyday words, services and hospitals for the beginning of a search; none for a single letter. */
export async function suggestWhileTyping(db: Database, q: string): Promise<Suggestion[]> {
  if (q.trim().length < SHORTEST) return [];
  const [phrases, services, hospitals] = await Promise.all([
    suggestPhrases(db, q, MAX_PHRASES),
    suggestServices(db, q, MAX_SERVICES),
    searchHospitals(db, q, { limit: MAX_HOSPITALS }),
  ]);
  return [
    ...phrases.map((phrase) => ({
      kind: "words" as const,
      label: phrase,
      detail: "",
      address: addressOf("/hospital_search", { search: phrase }),
    })),
    ...services.map(({ codeType, code, name }) => ({
      kind: "service" as const,
      label: name,
      detail: `${codeType} ${code}`,
      address: addressOf("/hospital_search", { search: name, code_type: codeType, code }),
    })),
    ...hospitals.map((hospital) => ({
      kind: "hospital" as const,
      label: hospital.name,
      detail: [hospital.city, hospital.state].filter(Boolean).join(", "),
      address: hospitalPath(hospital),
    })),
  ];
}
