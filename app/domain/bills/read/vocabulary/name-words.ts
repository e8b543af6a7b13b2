import { listPhrases } from "#app/domain/reading/labels/phrases.ts";

/** Words that by themselves tell a provider of care. */
export const providerWords: readonly string[] =
  listPhrases(`acupuncture|acute|addiction|aeromedical|airlift|allergy|ambulance|ambulancia|ambulancias|anestesia|
    anesthesia|anesthesiologists|anesthesiology|anesthetists|ankle|apothecary|asthma|audiologist|
    audiologists|audiology|autism|bariatric|behavioral|birth|bone|breast|cancer|cardiologists|cardiology|
    cardiovascular|care|centro|children's|childrens|chiropractic|cirugia|cirujanos|clinic|clinica|clinical|
    clinicas|clinics|community|consultorio|convalescent|counseling|counselling|counselor|counselors|
    cytology|dental|dentist|dentista|dentistas|dentistry|dentists|dermatologists|dermatology|detox|
    diagnostic|diagnostics|dialysis|digestive|district|doc|docs|doctors|doula|drs|eeg|emergency|ems|
    endocrine|endocrinologists|endocrinology|endodontics|endodontist|endodontists|endoscopy|ent|eye|eyecare|
    family-medicine|farmacia|fertility|fire|fire-rescue|firefighters|foot|gastroenterologists|
    gastroenterology|genetics|genomics|gynaecology|gynecologic|gynecology|health|health-care|healthcare|
    hearing|heart|helicopter|hematologists|hematology|hemodialysis|hip|histology|hlth|homecare|hosp|hospice|
    hospices|hospital|hospitales|hospitalist|hospitalists|hospitals|imagenes|imaging|immunology|infirmaries|
    infirmary|infusion|intensivist|intensivists|internal|ivf|joint|kidney|knee|lab|laboratories|laboratorio|
    laboratorios|laboratory|labs|lasik|lifeflight|lithotripsy|lung|mammography|maternal|maxillofacial|med|
    medcenter|medevac|medflight|medica|medical|medicine|medico|medics|mental|midwife|midwifery|midwives|
    mobility|mri|neonatal|neonatologists|neonatology|nephrologist|nephrologists|nephrology|neurodiagnostic|
    neurodiagnostics|neurologists|neurology|neurosurgeons|neurosurgery|nursing|ob/gyn|obgyn|obstetric|
    obstetrics|occupational|odontologia|oncologists|oncology|ophthalmologists|ophthalmology|optical|
    optometry|orthodontic|orthodontics|orthopaedic|orthopaedics|orthopedic|orthopedics|orthotic|orthotics|
    oxygen|pain|palliative|paramedic|paramedics|pathologists|pathology|pediatria|pediatric|pediatrica|
    pediatricians|pediatrics|perinatal|perinatology|periodontal|periodontics|periodontist|pet|pharmacy|
    phlebotomy|physiatrists|physiatry|physical|physician|physicians|physio|physiotherapy|plastic|podiatry|
    policlinica|practice|prenatal|primary|prosthetic|prosthetics|psych|psychiatric|psychiatry|psychological|
    psychology|psychotherapist|psychotherapists|psychotherapy|pulmonary|pulmonologists|radiation|radiologia|
    radiologists|radiology|rehab|rehabilitacion|rehabilitation|reproductive|rescue|respiratory|retina|rheumatologists|
    rheumatology|salud|sanatorium|sanitario|shoulder|sinus|skin|sleep|smile|smiles|sonography|specialists|
    speech|spine|sports|surgeons|surgery|surgical|surgicare|surgicenter|teeth|telehealth|telemedicine|
    terapia|therapies|therapist|therapists|therapy|throat|tomography|tooth|toxicology|transplant|transport|
    trauma|treatment|ultrasound|urgent|urgicare|urologic|urologists|urology|vascular|vasectomy|vein|vision|
    walk-in|wellness|women|women's|workcare|wound|x-ray|xray`);

/** Words that say what was done, or when, and not where: no name is told from others by them. */
export const serviceWords: readonly string[] =
  listPhrases(`admission|ambulatory|annual|apr|april|aug|august|consult|consultation|day|days|dec|december|exam|exams|
    facility|feb|february|follow-up|home|inpatient|jan|january|jul|july|jun|june|mar|march|maternity|may|
    newborn|nov|november|observation|oct|october|office|on|outpatient|procedure|procedures|professional|
    room|rooms|routine|same-day|screening|sep|sept|september|stay|test|tests|transport|transports|
    treatments|unit|ward`);

/** Words that a provider shares with other companies: they end a name, but do not make one a provider. */
export const businessWords: readonly string[] =
  listPhrases(`affiliates|agency|alliance|associated|associates|authority|center|centers|centre|centro|city|co|
    collective|college|company|consultants|corporation|county|ctr|department|dept|district|foundation|
    general|group|incorporated|institute|limited|mds|mem|memorial|network|partners|plaza|professionals|
    providers|reg|regional|school|service|services|system|systems|team|trust|university`);
