import { tidyLine } from "#app/domain/forms/tidy-text.ts";
import type { MrfHeader } from "#app/domain/mrf/mrf-header.ts";
import { parseUsAddress } from "../addresses/us-address.ts";
import { displayHospitalName } from "../names/hospital-name.ts";
import { numbersOfFile } from "../numbers/hospital-numbers.ts";
import type { HospitalIdentity } from "./hospital-match.ts";

/** A price file that says which hospital it is of: by its header and by its own name. */
export type NamingFile = { header: MrfHeader; fileName: string; importId: number };

/** A hospital as the header of its price file has it; `address` as it is written there. */
export type WrittenHospital = Omit<HospitalIdentity, "id"> & { state: string; address: string | null };

/** Why a price file's hospital is not known: it gives no name or state, or several known ones fit what it gives. */
export type UnclearHospital =
  | { unclear: "no-name" | "name-too-long" | "no-state" }
  | { unclear: "several-fit"; name: string; candidates: { hospitalId: number; name: string }[] };

/** What a price file says of its hospital, or why that is not enough to know it. */
export function writtenHospital({
  header,
  fileName,
}: Pick<NamingFile, "header" | "fileName">): WrittenHospital | UnclearHospital {
  if (!header.hospitalName) return { unclear: "no-name" };
  const address = tidyLine(header.addresses[0] ?? "") || null;
  const parsed = parseUsAddress(address ?? "");
  const state = header.license?.state ?? parsed.state;
  if (!state) return { unclear: "no-state" };
  return {
    name: displayHospitalName(header.hospitalName),
    state,
    city: parsed.city,
    street: parsed.street,
    zip: parsed.zip,
    address,
    ...numbersOfFile({ license: header.license?.number ?? null, state, npis: header.npis, fileName }),
  };
}
