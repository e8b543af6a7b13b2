import { placeName } from "#app/components/price-words.ts";
import type { KeptBill } from "#app/domain/bills/kept/kept-bill.ts";
import { findHospital } from "#app/domain/hospitals/finding/find-hospital.server.ts";
import {
  searchHospitals,
  searchMisspeltHospitals,
} from "#app/domain/hospitals/finding/search-hospitals.server.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";

export interface HospitalOption {
  shortId: string;
  name: string;
  /** 'Houston, TX'. */
  place: string;
}

const MAX_CHOICES = 8;

/** The hospitals to choose from: the bill's own first, then those whose names fit what was looked for, or what the bill
 *  prints. */
export async function findHospitalChoices(
  db: Database,
  { hospital, providerName }: Pick<KeptBill, "hospital" | "providerName">,
  lookedFor: string | null,
): Promise<HospitalOption[]> {
  const text = lookedFor ?? (hospital ? "" : (providerName?.value ?? ""));
  const [own, spelt] = await Promise.all([
    hospital ? findHospital(db, { name: "", id: hospital.shortId }) : null,
    searchHospitals(db, text, { limit: MAX_CHOICES }),
  ]);
  const found = spelt.length > 0 ? spelt : await searchMisspeltHospitals(db, text, { limit: MAX_CHOICES });
  const choices = new Map(found.map((choice) => [choice.shortId, optionOf(choice)]));
  if (own?.outcome !== "found") return [...choices.values()];
  choices.delete(own.hospital.shortId);
  return [optionOf(own.hospital), ...choices.values()];
}

function optionOf({
  shortId,
  name,
  city,
  state,
}: {
  shortId: string;
  name: string;
  city: string | null;
  state: string;
}) {
  return { shortId, name, place: placeName({ city, state }) };
}
