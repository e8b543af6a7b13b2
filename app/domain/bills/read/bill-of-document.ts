import { namesHospital } from "#app/domain/hospitals/names/names-hospital.ts";
import type { Row } from "#app/domain/reading/page/rows.ts";
import type { Bill } from "../bill.ts";
import { billOfRows, type UnmatchedBill } from "./bill-of-words.ts";
import type { HospitalAt, HospitalDirectory } from "./hospital-directory.ts";
import { findContacts } from "./names/find-contacts.ts";
import { toldOf } from "./tokens/told-facts.ts";

/** The bill that the rows of a document make, with which of our hospitals it comes from; null as `billOfWords`. */
export async function billOfDocument(rows: Row[], directory: HospitalDirectory): Promise<Bill | null> {
  const hospitalsAt = await directory.findAt(findContacts(rows));
  const bill = billOfRows(rows, hospitalsAt);
  return (
    bill && {
      ...bill,
      ...toldOf(rows, bill.paper),
      hospitalId: await findHospital(bill, hospitalsAt, directory),
    }
  );
}

/** The bearer of the name; else the one hospital at a printed address or phone number that the name can mean. */
async function findHospital(
  { providerName, providerPlace }: UnmatchedBill,
  hospitalsAt: readonly HospitalAt[],
  directory: HospitalDirectory,
): Promise<number | null> {
  if (!providerName) return null;
  const named = await directory.findNamed(providerName.value, providerPlace?.value ?? null);
  if (named !== null) return named;
  const [meant, another] = hospitalsAt.filter(({ name }) => namesHospital(providerName.value, name));
  return meant && !another ? meant.hospitalId : null;
}
