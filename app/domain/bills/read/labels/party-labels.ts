/** What a printed label says about the name beside or below it. */
export type PartyRole =
  | "provider"
  | "creditor"
  | "facility"
  | "payee"
  | "payer"
  | "biller"
  | "health-system"
  | "other-provider"
  | "person"
  | "identifier";

/** How bills label people, organisations and numbers, English and Spanish; phrases are separated by bars. */
export const PARTY_LABELS: Record<PartyRole, string> = {
  provider: `
    provider | provider name | name of provider | provider of service | provider of services |
    provider of care | service provider | servicing provider | billing provider | billing provider info |
    billing provider info & ph | billing provider name | billing provider info ph | facility or provider |
    provider/facility | provider or facility | provider facility | hospital or provider |
    services provided by | care provided by | service provided by | rendered by | health care provider |
    healthcare provider | convening provider/facility | convening provider |
    convening provider or facility | convening facility |
    convening provider name | name of convening provider | provider issuing this estimate |
    estimate provided by | issued by | estimate from | invoice from | statement from | bill from |
    this bill is from | bill is from | this statement is from | provided to you by | care given at | care was given at | billed for | on behalf of | billing agent for | billing on behalf of | billing for | bills for | agent for | care from | services from | treated at | for services at | visit at | visits at | outpatient visit at | inpatient visit at | office visit at | emergency visit at | hospital outpatient at | hospital inpatient at | hospital outpatient surgery at | hospital outpatient visit at | hospital inpatient stay at | hospital emergency at | hospital emergency visit at | emergency room visit at | emergency department visit at | hospital observation at | hospital observation stay at | hospital recurring at | hospital recurring outpatient at | hospital encounter at | outpatient at | inpatient at | stay at | inpatient stay at | hospital stay at | admission at | care at | care received at | services received at | for care at | for your care at | proveedor |
    proveedor de servicios | nombre del proveedor | prestador | servicios prestados por | paid to provider |
    claim provider`,
  creditor: `
    original creditor | creditor | current creditor | creditor name | original creditor name |
    name of original creditor | name of creditor | our client | owed to | you owe | you owe to |
    debt owed to | creditor to whom the debts are owed | creditor to whom the debt is owed | creditor to whom debt is owed | original provider |
    regarding your account with | account with | acreedor | acreedor original | re`,
  facility: `
    facility | facility name | hospital | hospital name | clinic | practice | practice name | location |
    location of service | service location | site of service | place of service | institution`,
  payee: `
    make checks payable to | make check payable to | make checks payable to and mail to |
    make your check payable to | make check to | make checks to | checks to | mail checks to | pay by check to | payments to | send check to | send checks to | make checks payable and mail to | make payable to | make checks payable |
    checks payable to | payable to | remit to | send to | remit payment to | please remit to |
    please remit payment to | remittance address | pay to | send payment to | send payments to |
    mail payment to | mail payments to | mail to | mail your payment to | mail check to | please mail to |
    please mail payment to | pay to name | make check or money order payable to |
    make checks or money orders payable to | return payment to | enviar pago a | envie su pago a |
    pagadero a | pague a la orden de | haga su cheque a nombre de | haga los cheques pagaderos a`,
  payer: `
    insurance | insurance company | insurance name | insurance plan | insurance carrier |
    insurance plan name | insurance plan name or program name | payer | payer name | payor | payor name |
    plan | plan name | health plan | insurer | carrier | carrier name | primary insurance |
    secondary insurance | primary payer | secondary payer | primary | secondary | coverage | ins | ins co |
    insurance on file | insurance information | primary coverage | billed to | seguro | aseguradora |
    seguro medico | compania de seguros | seguro primario | administered by | claims administrator |
    plan administrator | plan sponsor | employer | employer name | group name | medicare |
    insured s employer | financial class | fin class`,
  biller: `
    billing company | billing agent | billing office | billed by | managed by | billing questions |
    questions about this bill | questions | billing services | billing service | collection agency |
    debt collector | collector | serviced by | account serviced by | agency | contact us |
    customer service | billing inquiries | statement prepared by`,
  "health-system": `
    a member of | member of | part of | a part of | an affiliate of | affiliated with | affiliate of |
    a division of | division of | a service of | a department of | a subsidiary of | a partner of |
    proud member of | in partnership with | parte de | miembro de | un miembro de | a facility of |
    owned by | operated by`,
  "other-provider": `
    co-provider | co provider | coprovider | co-facility | co-provider name | other provider |
    other providers | ordering provider | ordering physician | ordering facility | ordering | ordered by |
    referring provider | referring physician | referring | referring facility | referred by |
    name of referring provider | name of referring provider or other source | attending |
    attending physician | attending provider | attending npi | operating | service facility |
    service facility location | service facility location information | service facility name |
    services performed at | services were provided at | care was provided at | treatment was provided at | services provided at | service provided at | care provided at | treatment provided at | service performed at | performed at | procedure performed at |
    place of surgery | facility where services were rendered |
    services rendered at | rendered at | where service was provided | hospital where care was given |
    location of care | site | destination | destination facility | destination hospital | transported to |
    transported from | transport to | transport from | delivered to | taken to | picked up at |
    pickup location | pick up | pickup | origin | drop off | to | from | receiving facility |
    not a bill from | this is not a bill from | receiving hospital | sending facility | sent from | specimen from | surgery at | procedure at | collected at | specimen collected at | drawn at | collection site | primary care physician |
    primary care provider | pcp | supervising provider | reading physician | rendering provider |
    rendering physician | rendering | physician | doctor | surgeon | anesthesiologist | anesthetist |
    radiologist | therapist | dentist | treating dentist | treating provider | treating physician |
    interpreting physician | clinician | seen by | provider seen | crew | crna | medico | doctor/a |
    medico tratante | hospital de destino | trasladado a | centro donde se dio el servicio |
    lugar de servicio | lugar del servicio | attended by`,
  person: `
    patient | patient name | patient s name | name of patient | name | guarantor | guarantor name |
    responsible party | responsible person | responsible party name | insured | insured s name |
    insured name | subscriber | subscriber name | member | member name | policyholder | policy holder |
    policy holder name | account holder | consumer | debtor | attention | attn | bill to | sold to |
    ship to | customer | customer name | dear | estimado | estimada | paciente | nombre del paciente |
    nombre | garante | nombre del garante | persona responsable | asegurado | titular | cardholder |
    cardholder name | name on card | employee | employee name | spouse | parent | parent or guardian |
    statement for | client | client name | resident | resident name | beneficiary | enrollee | cashier | cajero | served by | server | salesperson | sales person |
    other insured s name | patient or guardian | prepared for | statement prepared for | estimate for`,
  identifier: `
    account | account number | account no | account # | acct | acct no | acct # | acct number |
    patient account | patient account number | patient account no | patient acct | patient s account no |
    pat cntl | pat cntl # | control number | patient control number | medical record |
    medical record number | medical record # | med rec | med rec # | med rec no | mrn | chart | chart # |
    chart number | chart no | member id | member # | member number | subscriber id | subscriber number |
    id | id number | patient id | patient number | patient no | policy | policy number | policy no |
    policy # | group number | group no | group | claim | claim number | claim no | claim # | claim id |
    visit number | visit # | visit id | encounter number | encounter # | guarantor number | guarantor id |
    guarantor account | invoice number | invoice no | invoice # | inv no | statement number | statement no |
    statement id | statement # | receipt # | receipt no | receipt number | reference number | reference no |
    ref no | ref # | reference | case number | run number | trip number | incident number | incident # |
    run # | accession | accession number | accession # | order number | estimate number | estimate id |
    file number | file no | our reference | your reference | ssn | social security number |
    insured s unique id | insured s id number | federal tax id | federal tax id number | fed tax no |
    fed tax id | tax id | npi | ein | phone | telephone | tel | fax | dx | diagnosis | diagnosis code |
    dx code | icd-10 | authorization | auth | license | license no | numero de cuenta | no de cuenta |
    cuenta | numero de factura | expediente | numero de expediente | numero de paciente | identificacion |
    numero de miembro | poliza | numero de historial | terminal | trans id | web id | pin | access code |
    quickpay code | bill code | guarantor acct | hicn | mbi`,
};
