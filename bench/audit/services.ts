/** Something that is charged for, with what one unit usually costs at a hospital, and its wording on a bill. */
export interface Service {
  /** Null: a revenue code and words alone. */
  code: string | null;
  revenueCode: string;
  words: string;
  cents: number;
}

/** `rows`: code, revenue code, dollars, words. */
function services(rows: string): Service[] {
  return rows
    .trim()
    .split("\n")
    .map((row) => {
      const [code = "", revenueCode = "", dollars = "", ...words] = row.trim().split(" ");
      return {
        code: code === "-" ? null : code,
        revenueCode,
        cents: Math.round(Number(dollars) * 100),
        words: words.join(" "),
      };
    });
}

export const laboratoryTests = services(`
  80053 0301 286.40 Comprehensive metabolic panel
  85025 0305 142.15 Complete blood count with differential
  80061 0301 164.00 Lipid panel
  83036 0301 96.50 Hemoglobin A1c
  84443 0301 178.20 Thyroid stimulating hormone
  84439 0301 121.75 Free thyroxine
  81001 0307 74.30 Urinalysis with microscopy
  87086 0306 118.90 Urine culture
  83690 0301 133.25 Lipase
  83735 0301 88.60 Magnesium level
  84484 0301 241.80 Troponin level
  36415 0300 38.00 Venous blood draw
`);
export const images = services(`
  71046 0324 412.00 Chest X-ray two views
  73030 0320 365.50 Shoulder X-ray
  73610 0320 348.25 Ankle X-ray
  70450 0351 1985.00 CT head without contrast
  74177 0352 4260.75 CT abdomen and pelvis with contrast
  73721 0610 2874.00 MRI of a leg joint
  72148 0610 3120.40 MRI lumbar spine
  76700 0402 986.30 Abdominal ultrasound
`);
export const drugs = services(`
  J1885 0636 42.10 Ketorolac injection per 15 mg
  J2405 0636 18.35 Ondansetron injection per 1 mg
  J1100 0636 9.80 Dexamethasone injection per 1 mg
  J7030 0258 61.45 Saline 1000 cc
  J0696 0636 38.20 Ceftriaxone injection per 250 mg
`);
export const emergencyVisits = services(`
  99282 0450 742.00 Emergency visit level 2
  99283 0450 1284.00 Emergency visit level 3
`);
export const highEmergencyVisits = services(`
  99284 0450 2496.00 Emergency visit level 4
  99285 0450 3950.00 Emergency visit level 5
`);
export const officeVisits = services(`
  99212 0510 118.00 Office visit level 2
  99213 0510 186.00 Office visit level 3
  99203 0510 242.00 New patient visit level 3
`);
export const highOfficeVisits = services(`
  99215 0510 368.00 Office visit level 5
  99205 0510 452.00 New patient visit level 5
`);
export const surgeries = services(`
  12001 0450 684.00 Simple wound repair
  11102 0761 312.00 Skin biopsy
  17000 0761 174.50 Destruction of a skin lesion
  20610 0361 398.00 Joint injection
  69210 0761 148.00 Ear wax removal
`);
export const therapies = services(`
  97110 0420 118.00 Therapeutic exercise 15 minutes
  97140 0420 109.50 Manual therapy 15 minutes
  97530 0420 124.25 Therapeutic activities 15 minutes
  97161 0424 296.00 Physical therapy evaluation
`);
export const endoscopies = services(`
  45385 0750 3860.00 Colonoscopy with removal of a polyp
  43239 0750 2945.00 Upper endoscopy with biopsy
`);
export const infusions = services(`
  96365 0260 724.00 Infusion first hour
  96374 0260 418.00 Injection into a vein
`);
export const roomCharges = services(`
  - 0120 2840.00 Semi-private room
  - 0206 4125.00 Intermediate care room
`);
/** One for each ward day. */
export const uncodedCharges = services(`
  - 0250 86.40 Acetaminophen 500 mg tablet
  - 0250 148.75 Pantoprazole 40 mg vial
  - 0258 94.20 Lactated Ringer solution
  - 0272 212.00 Sterile dressing kit
  - 0278 1840.00 Titanium screw
  - 0360 9850.00 Operating room first hour
  - 0370 2160.00 Anesthesia first hour
  - 0710 1475.00 Recovery room
`);
/** Charges without any sign of what they were for. */
export const vagueCharges = services(`
  - 0270 318.00 Medical supplies misc
  - 0250 127.50 Pharmacy other
  - 0220 240.00 Special charges unspecified
  - 0270 96.00 Sundries
  - 0270 58.25
`);

export const isVisit = (code: string | null) =>
  inTheme(code, officeVisits, highOfficeVisits, emergencyVisits, highEmergencyVisits);
export const isHighVisit = (code: string | null) => inTheme(code, highOfficeVisits, highEmergencyVisits);
export const isSurgery = (code: string | null) =>
  inTheme(code, surgeries, endoscopies) || SURGERY_BESIDES.has(code ?? "");

/** Surgery that is planted as half of a pair or an add-on. */
const SURGERY_BESIDES = new Set([
  "11103",
  "17003",
  "29877",
  "29881",
  "43235",
  "45378",
  "45380",
  "64483",
  "64484",
]);

function inTheme(code: string | null, ...themes: Service[][]): boolean {
  return code !== null && themes.some((theme) => theme.some((service) => service.code === code));
}
