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

/** How tables of charges head their columns, English and Spanish; phrases are separated by bars. */
export const COLUMN_LABELS: Record<ColumnRole, string> = {
  date: `
    date | dates | service date | date of service | dates of service | dos | svc date | serv date |
    date of svc | date from | date to | from | to | date of | service dates | fecha | fecha de servicio |
    fecha serv | trans date | tran date | start date`,
  code: `
    code | cpt | cpt code | cpt codes | hcpcs | hcpcs code | cpt/hcpcs | cpt hcpcs | hcpcs/cpt |
    cpt/hcpcs code | cpt/code | proc | proc code | procedure | procedure code | proc cd | service code |
    svc code | billing code | hcpcs/rate | hcpcs/rate/hipps code | hcpcs / rate / hipps code | hcpcs rate | hcpcs/rates | hcpcs rates |
    ada code | cdt | cdt code | codigo | codigo cpt | cpt hcpcs modifier | code/mod | cpt/mod | hcpc |
    test code | codigo de servicio | procedures services or supplies`,
  "revenue-code": `
    rev | rev code | rev cd | revenue code | revenue | rev.cd | revcode | cod ing | codigo de ingreso`,
  "internal-code": `
    chg code | charge code | cdm | cdm code | item | item code | item no | item # | svc cd | charge # |
    chg cd | reference | ref | ref # | dept | department code | procedure no | stock code | tooth |
    surface | tooth/surface | dx | diagnosis | diagnosis pointer | ptr | npi | place of service | pos |
    loinc | ndc | claim | claim number | invoice | ticket | order`,
  modifier: `
    mod | modifier | modifiers | mods | modificador`,
  description: `
    description | description of service | description of services | service description | services |
    service | service provided | service and procedure code | item description | procedure description |
    details | type of service | charge description | description of charges | test | test name |
    test description | treatment | activity | transaction | department | category | service category |
    service description and procedure code | explanation | descripcion | descripcion del servicio |
    servicio | servicios | concepto | departamento | service item | item/service | service/item |
    details of services | expected service | description of procedure | procedure/service | service or item`,
  quantity: `
    qty | quantity | units | unit | days/units | days or units | serv units | service units | qnty | cant |
    cantidad | unidades | no | count | days | miles | hrs | hours | visits | time units | num | u/m | min |
    minutes | mins | # of units | frequency | sessions`,
  "unit-price": `
    unit price | price | unit cost | unit charge | price each | rate | each | per unit | price/unit |
    charge per unit | unit rate | fee per unit | u/price | uprice | precio unitario | precio | unit |
    cost per unit | fee each | per visit | per session`,
  charge: `
    standard fee | full fee | usual fee | regular fee | full price | provider charged | amount provider charged | hospital charged | amount your provider charged |
    charge | charges | amount | amt | total charge | total charges | billed | amount billed |
    billed amount | billed charges | charge amount | provider billed | provider charge | provider charges |
    amount charged | submitted | submitted charge | submitted charges | total billed | total | fee | fees |
    gross charge | gross charges | cost | expected charge | expected charges | estimated charge |
    estimated cost | expected cost | estimated charges | debit | debits | debit amount | extended |
    extended price | extended amount | line total | charge total | total amount | amount submitted | cargo |
    cargos | importe | monto | monto cargado | monto facturado | estimated amount | expected amount |
    covered charges | total cargo | dr | billed charge | your provider billed | charged | standard charge |
    full charge | dentist fee | office fee | ucr fee | amt billed | total fee | new charges | chg |
    total (rm) | amount (rm) | rm | price (rm) | amount rm | charges ($) | amount ($) | cargos ($)`,
  balance: `
    maximum you may be billed | you were charged | you may be billed | your part | your cost share |
    patient balance | patient resp | patient responsibility | your cost | what you owe | you owe |
    you may owe | amount you owe | amount you may owe | your responsibility | your share |
    due from patient | patient owes | member cost | member responsibility | pt resp | patient portion |
    your total cost | your balance | usted debe | lo que usted debe | responsabilidad del paciente`,
  "other-amount": `
    adjustment | adjustments | adj | discount | plan discount | network discount | provider discount |
    network savings | contractual | contractual adj | allowed | amount allowed | allowed amount |
    plan allowed | deductible | copay | co-pay | copayment | coinsurance | co-insurance | coins |
    plan paid | paid | paid by plan | your plan paid | insurance paid | ins paid | insurance | payment |
    payments | patient paid | payments/adj | payments/adjustments | payments & adjustments | credit |
    credits | credits/payments | balance | amount due | due | not covered | non-covered | non-cov |
    noncovered | non covered | remark | other insurance | ins pending | ins payment | insurance payment |
    insurance payments | insurance adj | pending | sliding fee | reduced fee | medicare | medicare paid | medicare approved | medicare approved amount |
    amount medicare paid | savings | member rate |
    plan pays | patient pays | running balance | ajuste | ajustes | pagos | pago | saldo | descuento |
    permitido | plan pago | seguro | est insurance | est patient | insurance est | patient est |
    pt portion | ins portion | self-pay rate | self-pay price | cash price | discounted price | tax | gst |
    cr | copago | deducible | discounts | what your plan paid | your discount | ins adj | write off |
    write-off`,
  person: `
    patient | patient name | name | provider | prov | doctor | dr | rendering provider | rendering |
    physician | clinician | seen by | paciente | medico | proveedor | therapist | dentist`,
  other: `
    note | notes | remarks | remark code | reason code | see note | codes | status | line | line no | # |
    no. | page | emg | epsdt | id qual | initials`,
};
