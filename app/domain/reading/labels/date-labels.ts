import { listPhrases } from "./phrases.ts";

/** What a printed label says about the date next to or below it. */
export type DateRole = "statement" | "plain" | "service" | "due" | "birth" | "printed" | "other";

/** How bills label dates, English and Spanish. */
export const dateLabels: Record<DateRole, readonly string[]> = {
  statement:
    listPhrases(`account statement date|bill created|bill date|bill from|bill issued|bill mailed|bill sent|billed date|
    billed on|billing date|claim processed|closing date|created|created on|creation date|date billed|
    date generated|date issued|date of bill|date of good faith estimate|date of notice|date of statement|
    date of this bill|date of this estimate|date of this letter|date of this notice|date of this report|
    date processed|estimate created|estimate date|estimate prepared|fecha de emision|fecha de estado|
    fecha de factura|fecha del estado|fecha del estado de cuenta|good faith estimate date|inv date|
    invoice date|invoiced|invoiced on|issue date|issued|issued on|letter date|mail date|mailed|notice date|
    patient statement date|prepared|prepared on|processed date|processed on|receipt date|sent|sent on|
    statement as of|statement date|statement from|statement generated|statement mailed|
    statement of account date|statement prepared|statement sent|stmt date`),
  plain: listPhrases(`bill dated|date|dated|dt|fecha`),
  service:
    listPhrases(`admission|admission date|admit|admit date|admitted|appointment|billing period|call date|collected|
    collection|date collected|date discharged|date of call|date of exam|date of service|date of services|
    date of transport|date of visit|date s of service|date(s) of service|dates of service|discharge|
    discharge date|discharged|dos|encounter|exam date|expected date|expected date of service|
    fecha de servicio|from|period|procedure date|scheduled|scheduled date|scheduled date of service|
    serv date|service date|service date s|service date(s)|service dates|service from|service period|
    service rendered|service to|specimen collected|statement covers period|statement covers period from|
    stmt period|stmt period from|surgery date|svc date|through|thru|to date|treated|treated on|trip date|
    visit|visit date`),
  due: listPhrases(`amount due by|amount due date|balance due by|by|date due|dispute by|due|due by|due date|due on|
    fecha de vencimiento|fecha limite|fecha limite de pago|if paid by|pague antes de|pague antes del|
    pay before|pay by|pay on or before|payment due|payment due by|payment due date|payment is due by|
    please pay by|remit by|vencimiento`),
  birth:
    listPhrases(`birth date|birthdate|birthday|born|d.o.b|date of birth|dob|fecha de nacimiento|insured s date of birth|
    nacimiento|patient date of birth|patient dob|patient s birth date`),
  printed: listPhrases(`print date|printed|run|run date`),
  other:
    listPhrases(`claim received|date of current|date of current illness|date placed|date posted|effective|
    estimate valid through|exp|exp date|filed|itemization date|last payment|last statement|lmp|
    occurrence date|onset|ordered|paid date|payment date|placed|placed on|plan year|posted|
    previous statement|prior statement date|ready|received|received on|referred|report|reported|requested|
    rev|signature date|signed|since|valid through`),
};
