import { normaliseHospitalName } from "./hospital-name.ts";

/** What hospitals and their systems have in common; it tells none apart. */
const COMMON = new Set(
  "saint hospital hospitals medical center centers health healthcare system systems network university regional general community memorial campus clinic and of at for in a".split(
    " ",
  ),
);

/** Whether a printed name can be a hospital's, if the hospital's address or phone is next to it. Both names must
 *  share a distinctive word, and the printed name's other words must be common in hospital names. "OSF HealthCare
 *  Saint Francis" matches. "Saint Francis Emergency Physicians" doesn't, because they send separate bills. */
export function namesHospital(printed: string, hospitalName: string): boolean {
  const own = new Set(normaliseHospitalName(hospitalName).split(" "));
  const words = normaliseHospitalName(printed).split(" ");
  const telling = words.filter((word) => !COMMON.has(word));
  const shared = telling.filter((word) => own.has(word));
  return shared.length > 0 && shared.length === telling.length;
}
