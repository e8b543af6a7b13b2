import { editDistance } from "#app/domain/language/edit-distance.ts";
import { foldCase } from "../labels/fold-text.ts";
import { isGivenName } from "./given-names.ts";

/** Words that name a provider of care, English and Spanish. */
const PROVIDER_WORDS = new Set(
  `hospital hospitals medical clinical physical clinic clinics clinica clinicas health healthcare health-care physicians physician doctors surgeons surgical surgery
  radiology radiologists radiologia imaging anesthesia anesthesiology anesthesiologists anesthetists anestesia ambulance ambulancia ambulancias ems paramedics paramedic laboratory laboratories laboratorio laboratorios labs lab
  pathology pathologists dental dentistry dentists dentist orthodontics orthodontic endodontics periodontics odontologia therapy therapists rehab rehabilitation terapia
  pediatrics pediatric pediatria orthopedics orthopedic orthopaedics orthopaedic cardiology cardiovascular heart oncology cancer dermatology gastroenterology digestive neurology neurosurgery
  urology nephrology pulmonary ophthalmology eye vision optometry obstetrics gynecology ob/gyn obgyn women's women midwifery birth doc internal medicine family-medicine practice
  emergency urgent care walk-in acute hospitalist hospitalists infirmary sanatorium hospice nursing wellness diagnostic diagnostics dialysis kidney podiatry foot ankle spine pain sleep
  allergy asthma ent psychiatry psychology psychological counseling behavioral mental chiropractic acupuncture pharmacy farmacia centro sanitario medico medica salud consultorio policlinica
  fire-rescue rescue transport endoscopy infusion immunology hematology rheumatology endocrinology audiology hearing prosthetics orthotics hosp med hlth psych psychiatric addiction treatment detox medcenter infirmaries genomics genetics toxicology cytology physiotherapy physio optical hospitales cirugia cirujanos pediatrica dentista dentistas smiles smile docs wound specialists primary medicine fire district radiation mri pet plastic trauma
  psychotherapy psychotherapist psychotherapists therapist counselors counselling counselor physiatry eyecare retina lasik audiologists audiologist speech occupational autism neonatology neonatologists perinatal perinatology maternal midwives palliative homecare hospices oxygen respiratory mobility prosthetic orthotic medflight lifeflight airlift helicopter medevac aeromedical firefighters lithotripsy mammography ultrasound sonography tomography histology transplant telehealth telemedicine convalescent periodontal periodontist oncologists bariatric vasectomy tooth teeth skin throat lung breast knee hip shoulder maxillofacial obstetric gynecologic gynaecology sinus urologic nephrologists neonatal midwife doula
  drs workcare therapies reproductive intensivist intensivists eeg neurodiagnostic neurodiagnostics endocrine urgicare surgicare surgicenter phlebotomy ivf apothecary hemodialysis
  cardiologists gastroenterologists urologists nephrologist dermatologists neurologists neurosurgeons ophthalmologists pediatricians hematologists rheumatologists pulmonologists endocrinologists endodontist endodontists physiatrists
  children's childrens pediatric prenatal fertility vein vascular bone joint sports community x-ray xray medics`
    .split(/\s+/)
    .filter(Boolean),
);

/** Words that say what was done, and not where: no name is told from others by them. */
const CARE_WORDS = new Set(
  `outpatient inpatient ambulatory facility professional same-day observation admission maternity newborn stay annual screening routine consult
  consultation follow-up office procedure procedures room rooms ward unit test tests exam exams treatments transport transports day days on
  january february march april may june july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec`
    .split(/\s+/)
    .filter(Boolean),
);

/** Words that a provider shares with other companies: they end a name, but do not make one a provider. */
const BUSINESS_WORDS = new Set(
  `center centre centers ctr reg mem centro group associates associated partners consultants services service authority network institute foundation system systems company co corp corporation inc incorporated
  llc l.l.c pllc p.l.l.c p.a pa pc p.c llp lp ltd limited sdn bhd s.a university memorial regional general county city district department dept alliance affiliates team providers collective mds trust plaza professionals college school`
    .split(/\s+/)
    .filter(Boolean),
);

const LEGAL_SUFFIX =
  /\b(?:,?\s*(?:l\.?l\.?c\.?|p\.?l\.?l\.?c\.?|p\.?a\.?|p\.?c\.?|inc\.?|l\.?l\.?p\.?|corp\.?|ltd\.?|m\.?d\.?s?|d\.?d\.?s\.?|d\.?m\.?d\.?|s\.?c\.?))+$/i;

/** Words of companies that pay for care. */
const PAYER_WORDS =
  /\b(?:insurance|assurance|insurers?|health ?plans?|(?<!practice )plan|ppo|hmo|epo|medicare|medicaid|medi-cal|tricare|champva|aetna|cigna|humana|anthem|kaiser permanente insurance|unitedhealthcare|united healthcare|uhc|blue ?cross|blue ?shield|bcbs|mutual|benefits?|benefit trust|(?:health|welfare|health (?:&|and) welfare) (?:fund|trust)|indemnity|underwriters|seguros?|aseguradora|workers'? comp|molina|centene|wellcare|ambetter|oscar|coverage|tpa|administrators?)\b/;

/** Words of companies that bill or collect for others. */
const BILLER_WORDS =
  /\b(?:billing|revenue|receivables?|collections?|collectors?|adjusters?|adjust(?:ment|ing) (?:co|company|bureau|services?|corp)|recovery(?! (?:cent(?:er|re)|hospital|home)\b)(?<!(?:center|place|house|institute) (?:for|of) recovery)|recoveries|credit|financial services|patient accounts?|patient financial|account services|account resolution|accounts service|accounts|service center|business office|customer service|statement processing|payment processing|processing center|lockbox|bureau|financial|debt|cobranzas?|cobros|asset|solutions|resolve|resolution|management services|payments?|remittance|portfolio|capital(?= (?:management|group|recovery|funding|partners|one|llc|corp)\b|$)|funding|guarantors?)\b/;

const PLACE_OF_CARE =
  /\b(?:hospitals?|medical cent(?:er|re)s?|clinics?|surgery cent(?:er|re)|infirmary|clinica|centro medico)\b/;
const OFFICE =
  /\b(?:billing|collections?|collectors?|receivables?|revenue|accounts?|insurance|health plan|mutual|financial|business office|service center|processing|solutions|benefits?|cobros?|cobranzas?)\b/;

/** Words that only prose, headings and forms have: a line with them is no name. */
const NOT_A_NAME =
  /\b(?:your|you|please|thank|thanks|call|questions?|statement|estado|bill|invoice|factura|receipt|recibo|itemi[sz]ed|charges?|cargos?|payable|enclosed|amount|balance|total|date|fecha|page(?! (?:memorial |general |county )?(?:hospital|medical|clinic))|pagina|account|cuenta|patient|paciente|policy|member|(?<!holy )name|telephone|claim|explanation|estimate|estimacion|notice|aviso|this|if|we|our(?! lady)|us|is|are|was|not|items|dear|detach|return|mail|pay|online(?! (?:medical|health|care|clinic|therap|doctor|physician|psych))|phone|fax|visit us|www|http|number|insured|subscriber|group number|copy|keep|pmts?|pymts?|records?|description|quantity|code|codes|level|tax|sincerely|portion|make checks|remit|due|any|may|have|has|been|with|that|these|hours|monday|mon-fri|toll|free|dispute|creditor|summary|services (?:provided|at)|outside|itemized services|coupon|read|superbill|reimbursements?|remittance advice|ledger|worksheet|authori[sz]ations?|referral|encounter|visit|discount|deductible|co-?pay(?:ment)?|co-?insurance|allowed|refund|subtotal|detail|details|section|form|sample|approved|per|each|available|questions about|med rec|city,? st(?:ate)? zip|diagnos[ei]s|address(?:es)?|(?:in|out|non)[- ](?:of[- ])?network|american pathologists|joint commission)\b/;

/** Headings, prose and forms: a line with a word that no name has, or that goes on from the line before. */
export function saysMoreThanName(text: string): boolean {
  return CONTINUES_PROSE.test(text) || isNoName(foldCase(text), text);
}

/** "US Acute Care Solutions" speaks of a country, "call us" of those who write. */
const COUNTRY = /^US (?=\p{Lu})/u;

const isNoName = (folded: string, text: string) =>
  NOT_A_NAME.test(COUNTRY.test(text) ? folded.slice("us ".length) : folded);

/** Names begin with a capital; "for Health Care Services" is the rest of a heading. */
const CONTINUES_PROSE = /^(?:and|at|by|for|from|in|of|on|or|the|to|with|por|para|con) /;

const HEALTH_SYSTEM =
  /\b(?:health|healthcare|care|hospitals?|medical) (?:system|systems|network|partners|alliance)\b|\b(?:health|healthcare|holdings?|of america)$/;

/** "Tampa General" is a hospital, and "Back in Motion PT" a practice. */
const SHORTENED = /\b(?:general|memorial|pt|ot|asc|obgyn|ivf|dme|snf)$/;

const STREET =
  /\b(?:p\.? ?o\.? ?box|apartado|street|road|route|avenue|blvd|boulevard|drive|lane|pkwy|parkway|highway|hwy|calle|avenida|apt)\b|\b(?:suite|ste\.?|floor|unit) #?(?:\w?\d|\w$)|\b(?:\d+(?:st|nd|rd|th)|first|second|third|ground) floor\b|^\d+\s+\w+.*\b(?:st|ave|rd|dr|ln|way|ct|cir|pl|trl|blvd|pkwy|plaza|loop|sq|ter|row|pike|hwy)\b\.?/;

/** "Orchard Street Eye Care" is a practice on it. */
const NAMED_AFTER_STREET = /^\D+\b(?:street|avenue|lane|drive) (?:\D+ )?\p{L}+$/u;

function isStreet(folded: string): boolean {
  if (!STREET.test(folded)) return false;
  const isNamedAfter =
    (NAMED_AFTER_STREET.test(folded) || !/\d/.test(folded)) &&
    !/\b(?:ste|suite|floor|unit|apt|box)\b/.test(folded);
  return !(isNamedAfter && folded.split(/[ ,]+/).some(isProviderWord));
}

/** `clinician`: a person with a professional's letters behind the name. `unknown` reads like a name, but carries no word that
 *  tells whose. */
export type OrganisationKind =
  | "provider"
  | "clinician"
  | "payer"
  | "biller"
  | "business"
  | "unknown"
  | "none";

export interface OrganisationReading {
  kind: OrganisationKind;
  providerWords: number;
  businessWords: number;
  /** Words that are neither: what tells one hospital from another. */
  properWords: number;
  /** Named as a system or network of several providers. */
  isSystem: boolean;
}

/** What kind of organisation a line of text names, judged by its words alone. */
export function readOrganisation(text: string): OrganisationReading {
  const folded = foldCase(text).replace(/[’`´]/g, "'");
  const none: OrganisationReading = {
    kind: "none",
    providerWords: 0,
    businessWords: 0,
    properWords: 0,
    isSystem: false,
  };
  if (!/[a-z]{2}/.test(folded) || folded.length > 90 || isStreet(folded) || isNoName(folded, text))
    return none;
  if (/invoice|statement|itemi[sz]ed|factura|provided/.test(folded) || /^an? \p{L}/u.test(folded))
    return none;
  if (/\d{4}|@|\.example|\.com|\.org|:$|\d[/-]\d/.test(folded) || /\b[a-z]{2},? \d{5}/.test(folded))
    return none;
  const words = folded
    .split(/[\s,/&()-]+/)
    .map((word) => word.replace(/^[^a-z]+|[^a-z.']+$|\.$/g, ""))
    .filter(Boolean);
  if (words.length > 11) return none;
  const saysProvider = words.filter((word) => PROVIDER_WORDS.has(word) || endsLikeProvider(word)).length;
  const [first = "", ...others] = words;
  const namesPractice = others.some((word) => PROVIDER_WORDS.has(word) || BUSINESS_WORDS.has(word));
  if (PROFESSION.test(first) && !namesPractice) return none;
  // "Dr. Elise Montrose Eye Care" is a practice.
  if (saysProvider === 0 && CLINICIAN.test(text.trim()))
    return { ...none, kind: "clinician", properWords: 2 };
  const businessWords =
    words.filter((word) => BUSINESS_WORDS.has(word)).length + (LEGAL_SUFFIX.test(folded) ? 1 : 0);
  const known = (word: string) =>
    PROVIDER_WORDS.has(word) ||
    BUSINESS_WORDS.has(word) ||
    CARE_WORDS.has(word) ||
    word.length < 3 ||
    word === "and";
  const isSystem = HEALTH_SYSTEM.test(folded);
  const isShortened = words.length > 1 && SHORTENED.test(folded);
  const providerWords = saysProvider + (isShortened ? 1 : 0);
  const reading = {
    isSystem,
    providerWords,
    businessWords,
    properWords: words.filter((word) => !known(word)).length,
  };
  // "Capital Hospital" and "Assurance Health Hospital" give care; "Hospital Billing" does not.
  if (PLACE_OF_CARE.test(folded) && !OFFICE.test(folded)) return { kind: "provider", ...reading };
  if (PAYER_WORDS.test(folded)) return { kind: "payer", ...reading };
  if (BILLER_WORDS.test(folded)) return { kind: "biller", ...reading };
  if (providerWords > 0) return { kind: "provider", ...reading };
  if (businessWords > 0 && !CITY_AND_STATE.test(text.trim())) return { kind: "business", ...reading };
  const isPlace = SAINT.test(folded) || LAND.test(folded);
  const isTitle = TITLE.test(text.trim()) && (isPlace || !words.some(isGivenName));
  return { kind: isTitle ? "unknown" : "none", ...reading };
}

/** "Emil Novak, PsyD", "Rosa M. Klein, DDS, MS", "Dr. Ana Li": two to four words of a name, and the letters of a profession. */
const CLINICIAN = (() => {
  const word = String.raw`\p{Lu}(?:[\p{L}'’-]+|\.?)`;
  const letters = String.raw`(?:M\.?D\.?|D\.?O\.?|D\.?D\.?S\.?|D\.?M\.?D\.?|D\.?P\.?M\.?|D\.?C\.?|O\.?D\.?|Ph\.?D\.?|Psy\.?D\.?|Au\.?D\.?|N\.?D\.?|D\.?P\.?T\.?|P\.?T\.?|M\.?S\.?|M\.?A\.?|R\.?N\.?|RDN?|LDN|L\.?Ac\.?|LMT|LI?CSW(?:-[A-Z])?|LMSW|LMFT|LC?PC|LPCC|LMHC|LCMHC|BCBA(?:-D)?|OTR(?:/L)?|OTD|CCC-SLP|SLP|APRN|ARNP|C?NP|[FPA]NP(?:-[A-Z]+)?|PA-C|CRNA|CNM|CPM|F[A-Z]{2,4})`;
  return new RegExp(
    String.raw`^(?:(?:Dr|DR)\.? )?${word}(?: ${word}){1,3},? ${letters}(?:,? ${letters})*$|^(?:Dr|DR)\.? ${word}(?: ${word}){0,3}$`,
    "u",
  );
})();

/** "Physician Joan Castleberry, MD" names who saw the patient. */
const PROFESSION =
  /^(?:physician|doctor|surgeon|therapist|dentist|provider|attending|clinician|counselor|pharmacist|midwife|\p{L}+ologist)$/u;

/** "Harrisburg PA": the letters of Pennsylvania are those of a professional association, too. */
const CITY_AND_STATE = /^\p{Lu}[\p{L}.'’-]*(?: \p{Lu}[\p{L}.'’-]*)?,? PA$/u;

// Up to five words, all with a capital first: "MedExpress", "Kedai Papan Yew Chuan".
const TITLE =
  /^(?:(?:St|ST|Ste|STE|Mt|MT|Ft|FT)\.? )?\p{Lu}[\p{L}'’.&-]{2,}(?: (?:\p{Lu}[\p{L}'’.&-]*|&|of|the|in|on|at|for|de|la|del|[–—-])){0,5}$/u;

/** Hospitals are called after saints, who have given names. */
const SAINT = /^(?:ste|santa|santo|san|sister|mother|father|our lady)\b|\b(?:saint|st)\.? \p{L}{3}/u;

/** "Sherman Heights" is a place, though somebody may be called Sherman. */
const LAND =
  /\b(?:heights|valley|springs|ridge|creek|crossing|landing|shores?|meadows|oaks|pines|falls|harbor|island|plains|prairie|mountain|bluffs?|mesa|canyon|highlands|campus)\b/;

/** Glued words (MEMORIALHOSPITAL) and specialties that the list lacks. */
function endsLikeProvider(word: string): boolean {
  return /(?:hospital|clinic|medicalcenter|radiology|health|healthcare|physicians|ambulance|ologists?|ology|iatrics?|iatry|dontics|odontics|laboratories|carecenter|urgentcare|surgicare|dental)$/.test(
    word,
  );
}

const bare = (word: string) =>
  foldCase(word)
    .replace(/[^a-z.'/-]/g, "")
    .replace(/[.]$/, "");

/** Whether a word is one that names of organisations are made of. */
export function isOrganisationWord(word: string): boolean {
  return PROVIDER_WORDS.has(bare(word)) || BUSINESS_WORDS.has(bare(word));
}

/** Whether a word by itself tells a provider of care ("hospital", "radiology", "clínica"). */
export function isProviderWord(word: string): boolean {
  return PROVIDER_WORDS.has(bare(word)) || endsLikeProvider(bare(word));
}

const LONG_WORDS = [...PROVIDER_WORDS, ...BUSINESS_WORDS].filter((word) => /^[a-z]{6,}$/.test(word));

/** "Regioral" is "Regional": a long word one letter away from a word of organisations is that word. */
export function mendOrganisationWord(word: string): string {
  const folded = foldCase(word).replace(/rn/g, "m");
  if (!/^[a-z]{6,}$/.test(folded) || isOrganisationWord(word)) return word;
  const near = LONG_WORDS.filter(
    (known) =>
      known.length === folded.length &&
      (known[0] === folded[0] || known.at(-1) === folded.at(-1)) &&
      editDistance(folded, known, 1) === 1,
  );
  const [known] = near;
  if (!known || near.length > 1) return word;
  if (word === word.toUpperCase()) return known.toUpperCase();
  return /^\p{Lu}/u.test(word) ? known.charAt(0).toUpperCase() + known.slice(1) : known;
}
