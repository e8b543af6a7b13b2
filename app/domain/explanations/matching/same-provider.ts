import { isSameName } from "#app/domain/bills/read/names/same-name.ts";
import { normaliseHospitalName } from "#app/domain/hospitals/names/hospital-name.ts";
import { namesHospital } from "#app/domain/hospitals/names/names-hospital.ts";

/** Titles and legal forms that one document prints and another leaves out. */
const LEFT_OUT = new Set("md do dds dmd dpm np pa pc rn phd m d o p c l llc pllc inc dr".split(" "));

/** Whether two documents name one provider: by the same letters, or by the same words in another order ("Rao Sunita MD"). A
 *  hospital may be printed with or without what hospitals have in common. */
export function isSameProvider(one: string, other: string): boolean {
  if (isSameName(one, other)) return true;
  const [a, b] = [wordsOf(one), wordsOf(other)];
  if (a.length > 1 && a.join(" ") === b.join(" ")) return true;
  return namesHospital(one, other) && namesHospital(other, one);
}

function wordsOf(name: string): string[] {
  return normaliseHospitalName(name)
    .split(" ")
    .filter((word) => !LEFT_OUT.has(word))
    .sort();
}
