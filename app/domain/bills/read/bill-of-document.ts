import { namesHospital } from "#app/domain/hospitals/names-hospital.ts";
import type { DocumentText } from "#app/platform/ocr/document-text.ts";
import type { Bill } from "../bill.ts";
import { billOfWords, type UnmatchedBill } from "./bill-of-words.ts";
import type { HospitalAt, HospitalDirectory } from "./hospital-directory.ts";
import { layOutRows } from "./layout/rows.ts";
import { findContacts } from "./names/find-contacts.ts";

/** The bill that a document's words make, with which of our hospitals it comes from; null as `billOfWords`. */
export async function billOfDocument(
  document: DocumentText,
  directory: HospitalDirectory,
): Promise<Bill | null> {
  const hospitalsAt = await directory.findAt(findContacts(layOutRows(document)));
  const bill = billOfWords(document, hospitalsAt);
  return bill && { ...bill, hospitalId: await findHospital(bill, hospitalsAt, directory) };
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
