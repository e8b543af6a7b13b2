/** What a printed label says about the date beside or below it. */
export type DateRole = "statement" | "plain" | "service" | "due" | "birth" | "printed" | "other";

/** How bills label dates, English and Spanish; phrases are separated by bars. */
export const DATE_LABELS: Record<DateRole, string> = {
  statement: `
    estimate made | estimate made on | statement from | bill from | invoice from | statement sent | statement sent on | bill sent | bill sent on | sent on | date sent | sent | mailed |
    invoice created | bill created | estimate created on | created on | created | date created |
    eob issued | eob issued on | statement issued on | bill issued on | invoice issued | invoice sent |
    statement mailed | bill mailed | statement prepared on | notice issued | notice sent | letter sent |
    fecha del documento | fecha emitida | emitido | emitido el | fecha de envio | enviado el |
    statement date | date of statement | date of this statement | stmt date | statement dt | stmnt date |
    invoice date | inv date | date of invoice | invoice dt | bill date | billing date | date of bill |
    date billed | billed on | bill dt | billed date | date issued | issue date | issued | issued on |
    date of issue | issuance date | notice date | date of notice | date of this notice | date of this report | date of report | date of this bill | date of this invoice | letter date |
    date of letter | date of this letter | date processed | processed date | processing date |
    process date | processed on | date claim processed | claim processed | claim processed on |
    claim processed date | date of processing | date prepared | prepared on | prepared |
    date of preparation | estimate date | date of estimate | date of this estimate |
    date of good faith estimate | good faith estimate date | estimate prepared | estimate prepared on |
    estimate issued | estimate issued on | estimate created | statement closing date | closing date |
    statement as of | account as of | statement prepared | statement created | creation date |
    statement generated on | statement generated | generated on | date generated | eob date |
    explanation date | report issued | mailed on | mail date | date mailed | correspondence date |
    account statement date | statement issued | date of billing | patient statement date | invoiced |
    invoiced on | today s date | receipt date | transaction date | trans date | bill issued |
    finalized date | claim finalized | date finalized | adjudication date | date adjudicated |
    completed on | date completed | date of eob | statement of account date | fecha de factura |
    fecha de la factura | fecha de facturacion | fecha del estado de cuenta | fecha de estado de cuenta |
    fecha del estado | fecha de estado | fecha de emision | fecha del aviso | fecha de la carta |
    fecha del presupuesto | fecha de estimacion | fecha de la estimacion | fecha de cuenta | fecha factura |
    fecha de proceso | fecha de procesamiento`,
  plain: `
    date | dated | order date | date of order | fecha | date time | date/time | date & time | dt | tarikh | bill dated | report date`,
  service: `
    treated | treated on | planned for | planned start | start of treatment | date of service | dates of service | date s of service | date(s) of service | date of services |
    service date | service dates | service date s | service date(s) | serv date | svc date | dos |
    date of visit | visit date | visit | visit dates | date of treatment | treatment date |
    treatment dates | date of procedure | procedure date | date of care | dates of care | admit date |
    admission date | admit | admitted | admission | date admitted | date of admission | discharge date |
    discharge | discharged | date discharged | date of discharge | admit/discharge | admission/discharge |
    encounter date | trip date | transport date | date of transport | date of trip | date of call |
    call date | collected | collection date | date collected | specimen collected | specimen date |
    collection | date of collection | date of exam | exam date | study date | appointment |
    appointment date | scheduled date | date scheduled | scheduled | scheduled date of service |
    scheduled service date | scheduled on | expected date of service | expected service date |
    expected date | anticipated date of service | service period | period of service | from | through |
    thru | statement period | stmt period | statement covers period | statement covers period from |
    stmt period from | period | billing period | service from | service to | service through | from date |
    to date | service rendered | date rendered | surgery date | date of surgery | date of operation |
    delivery date | encounter | session date | dates of visit | seen on | date seen | fecha de servicio |
    fechas de servicio | fecha del servicio | fechas del servicio | fecha de la visita | fecha de visita |
    fecha de admision | fecha de ingreso | fecha de alta | fecha de egreso | fecha de atencion |
    fecha de tratamiento`,
  due: `
    due date | date due | payment due | payment due by | payment due date | payment due on | pay by |
    please pay by | due by | due on | due | pay before | payment is due by | balance due by |
    amount due by | amount due date | must be paid by | respond by | dispute by | dispute before |
    please respond by | remit by | pay on or before | if paid by | offer expires | past due date |
    final due date | due before | autopay date | payment date due | dispute in writing by |
    call or write by | by | fecha de vencimiento | fecha limite | fecha limite de pago | fecha de pago |
    vencimiento | vence | pague antes de | pagar antes de | pagar antes del | pague antes del | vence el`,
  birth: `
    date of birth | birth date | birthdate | dob | d.o.b | patient dob | patient date of birth |
    patient s date of birth | patient birth date | birthday | born | patient s birth date |
    insured s date of birth | fecha de nacimiento | nacimiento | f nacimiento | subscriber dob |
    member dob | dob/sex | dob/age`,
  printed: `
    run date | print date | printed | date printed | printed on | run on | reprint date |
    reprinted | reprinted on | print time | report run | report printed | fax date | faxed |
    received by fax | downloaded on | run | fecha de impresion | impreso | impreso el`,
  other: `
    promised | ready | ready on | ready by | promised on | onset | onset date | date of onset | date of current illness | date of current | injury date |
    date of injury | accident date | date of accident | date of loss | expiration date | expires |
    exp date | exp | expiry date | expiry | valid through | valid until | valid thru | good through |
    good until | expires on | signature date | date signed | signed | signed on | last payment date |
    date of last payment | last payment | last payment on | payment date | date paid | paid on | paid date |
    payment received on | date placed | placed on | placement date | placed | effective date | effective |
    date received | received date | received | received on | claim received | date claim received |
    referral date | referred | referred on | check date | date of check | itemization date |
    date of itemization | as of itemization date | charge off date | charge-off date | date of default |
    default date | delinquency date | last statement | previous statement | last statement date |
    previous statement date | prior statement date | next statement | next payment | next payment date |
    next appointment | order date | date ordered | ordered | ordered on | reported | date reported |
    report | post date | posting date | posted | date posted | enrollment date | coverage effective |
    plan year | revised | rev | form date | last visit | lmp | last date of service | account opened |
    open date | date opened | since | authorization date | auth date | occurrence date | policy effective |
    benefit period | member since | filed | claim filed | fecha de accidente | fecha de recibo |
    fecha recibida | consent date | membership expiry | exam ordered | date of request | request date |
    requested | requested on | date requested | schedule request date | estimate valid through |
    estimate expires | valid for`,
};
