import { normaliseHospitalName } from "./hospital-name.ts";

/** What hospitals and their systems have in common; it tells none apart. */
const COMMON = new Set(
  "saint hospital hospitals medical center centers health healthcare system systems network university regional general community memorial campus clinic and of at for in a".split(
    " ",
  ),
);

/** Whether a printed name can be a hospital's where its address or phone stands beside it: both share a word of its own, and
 *  what the printed name has besides is common to hospitals. "OSF HealthCare Saint Francis" is, "Saint Francis Emergency
 *  Physicians" is not, for they send bills of their own. */
export function namesHospital(printed: string, hospitalName: string): boolean {
  const own = new Set(normaliseHospitalName(hospitalName).split(" "));
  const words = normaliseHospitalName(printed).split(" ");
  const telling = words.filter((word) => !COMMON.has(word));
  const shared = telling.filter((word) => own.has(word));
  return shared.length > 0 && shared.length === telling.length;
}
