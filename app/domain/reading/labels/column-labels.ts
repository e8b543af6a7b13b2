import { listPhrases } from "./phrases.ts";

/** What a column of a table of charges holds. */
export type ColumnRole =
  | "date"
  | "code"
  | "revenue-code"
  | "internal-code"
  | "modifier"
  | "description"
  | "quantity"
  | "unit-price"
  | "charge"
  | "balance"
  | "other-amount"
  | "person"
  | "other";

/** How tables of charges head their columns, English and Spanish. */
export const columnLabels: Record<ColumnRole, readonly string[]> = {
  date: listPhrases(`date|date of|date of service|date to|dates|dates of service|dos|fecha|fecha de servicio|fecha serv|from|
    serv date|service date|service dates|svc date|to`),
  code: listPhrases(`billing code|cdt|code|code/mod|codigo|cpt|cpt code|cpt hcpcs|cpt hcpcs modifier|cpt/code|cpt/hcpcs|
    cpt/mod|hcpc|hcpcs|hcpcs / rate / hipps code|hcpcs rate|hcpcs/rate|hcpcs/rate/hipps code|proc|proc code|
    procedure|procedure code|procedures services or supplies|service code|test code`),
  "revenue-code": listPhrases(`cod ing|rev|rev cd|rev code|rev.cd|revcode|revenue|revenue code`),
  "internal-code":
    listPhrases(`charge code|chg code|claim|claim number|dept|diagnosis|diagnosis pointer|dx|invoice|item|item code|
    item no|ndc|npi|order|place of service|pos|procedure no|ptr|ref|reference|surface|svc cd|ticket|tooth`),
  modifier: listPhrases(`mod|modifier|modifiers|mods`),
  description:
    listPhrases(`activity|concepto|department|descripcion|descripcion del servicio|description|description of service|
    description of services|details|details of services|explanation|item description|item/service|
    procedure description|service|service and procedure code|service description|
    service description and procedure code|service item|service or item|service provided|service/item|
    services|servicio|servicios|test|test description|test name|transaction|treatment|type of service`),
  quantity:
    listPhrases(`cant|cantidad|count|days|days or units|days/units|hours|hrs|miles|no|num|qty|quantity|serv units|
    service units|sessions|time units|u/m|unit|units|visits`),
  "unit-price": listPhrases(`each|per unit|precio|price|rate|unit charge|unit price`),
  charge:
    listPhrases(`amount|amount ($)|amount billed|amount provider charged|amt|billed|billed amount|billed charge|
    billed charges|cargo|cargos|cargos ($)|charge|charged|charges|charges ($)|chg|cost|debit|debits|dr|
    estimated amount|estimated charge|estimated charges|estimated cost|expected charge|expected charges|
    expected cost|extended|fee|fees|full charge|full price|gross charge|gross charges|importe|line total|
    monto|new charges|provider billed|provider charge|provider charged|provider charges|submitted|total|
    total amount|total billed|total charge|total charges|total fee|ucr fee|your provider billed`),
  balance:
    listPhrases(`amount you may owe|amount you owe|due from patient|maximum you may be billed|patient balance|
    patient owes|patient portion|patient resp|patient responsibility|pt resp|usted debe|what you owe|
    you may be billed|you may owe|you owe|you were charged|your balance|your cost|your part|
    your responsibility|your share`),
  "other-amount":
    listPhrases(`adj|adjustment|adjustments|ajuste|ajustes|allowed|allowed amount|amount allowed|amount due|
    amount medicare paid|balance|co-insurance|co-pay|coins|coinsurance|contractual|contractual adj|copago|
    copay|copayment|cr|credit|credits|deductible|descuento|discount|discounts|due|est insurance|est patient|
    ins adj|ins paid|ins payment|ins pending|insurance|insurance adj|insurance est|insurance paid|
    insurance payment|insurance payments|medicare|medicare approved|medicare approved amount|medicare paid|
    network discount|network savings|non covered|non-cov|non-covered|noncovered|not covered|other insurance|
    pago|pagos|paid|paid by plan|patient paid|payment|payments|payments & adjustments|payments/adj|
    payments/adjustments|pending|plan allowed|plan discount|plan paid|plan pays|provider discount|remark|
    saldo|savings|seguro|tax|what your plan paid|write off|write-off|your plan paid`),
  person:
    listPhrases(`clinician|dentist|doctor|medico|name|ordered by|paciente|patient|patient name|physician|prov|provider|
    referred by|referring|rendering|rendering provider|seen by|therapist`),
  other:
    listPhrases(`#|codes|emg|initials|line|min|mins|minutes|no.|note|notes|page|reason code|remark code|remarks|see note|
    status`),
};
