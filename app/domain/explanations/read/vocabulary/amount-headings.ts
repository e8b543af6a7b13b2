import { listPhrases } from "#app/domain/reading/labels/phrases.ts";
import type { AmountKind } from "../../explanation.ts";

/** How plans head a column of money or label an amount: line printers' short forms next to plain words. */
export const AMOUNT_HEADINGS: Readonly<Record<AmountKind, readonly string[]>> = {
  billed:
    listPhrases(`amount billed|billed|billed amount|total billed|billed charges|charges billed|total charges billed|
    amount your provider billed|amount your provider|billed to your plan|provider billed|provider charged|provider charges|provider charge|amount provider charged|amount charged|
    amount your provider charged|what your provider charged|your provider billed|provider's charge|charge|charges|
    charged|total charge|total charges|submitted|submitted amount|submitted charges|amount submitted|claim charges|
    provider's charges|provider's bill|full price|doctor charged|what the provider billed|cost of service|gross charges|covered charges|actual charge|charge amount|
    charge submitted|billed by provider|what was billed|price|fee|fee charged|original charge|amt billed|total amount billed|
    retail price|total cost|cost|facility charges|
    what the provider charged|charges submitted|fee submitted|submitted fee|dentist's fee|claim amount|amount of claim|amount of the claim|amount in question|total expense|total expenses|expense submitted|expenses submitted|charge received|charges received|asked for|provider asked for|amount claimed|claimed amount|total amount charged|
    supplier charged|amount supplier charged|hospital charged|charges made|total provider charges|doctor's charge|full charge|amount requested|
    your doctor charged|billed amount total|charges from provider|provider submitted charges|facility charged|covered and non covered charges|amount the provider billed the plan|provider billed the plan|
    submitted to plan`),
  discount:
    listPhrases(`discount|taken off|price taken off|amount taken off|lowered by contract|plan discount|plan discounts|network discount|provider discount|ppo discount|ppo disc|
    contract discount|contractual discount|contractual adjustment|contract adjustment|member savings|savings|network savings|
    your savings|your discount|discounts|discounts and reductions|plan savings|amount saved|negotiated savings|network adjustment|provider adjustment|
    provider write off|write off|provider responsibility|provider may not bill|amount you saved|discount amount|
    disc|allowance|contract allowance|contract reduction|fee reduction|fee adjustment|price reduction|provider reduction|contract write off|
    reduction|adjustment|adjustments|plan adjustment|repriced savings|in network savings|health plan discount|plan's negotiated savings|
    what you saved|you saved|savings from contract|contract savings|provider discount amount|network provider discount|discount you received|
    negotiated discount|network rate savings|provider savings|amount you do not owe|not your responsibility|amount written off|in network discount|
    contracted savings|your network discount|amount discounted|provider's discount|provider contractual|contract write down`),
  allowed:
    listPhrases(`allowed|we allow|plan allows|allow|total allowed|allowed amount|amount allowed|plan allowed|plan allowance|allowable|allowable amount|
    approved|approved amount|approved charges|amount approved|medicare approved|medicare approved amount|medicare allowed|eligible|eligible amount|
    eligible charges|eligible expense|eligible expenses|covered amount|amount covered|covered|covered expense|covered charges by plan|
    negotiated rate|negotiated amount|plan negotiated|member rate|plan rate|contracted rate|contract rate|contracted amount|
    network rate|plan price|negotiated price|network price|considered|amount considered|considered charge|considered charges|
    maximum allowed|max allowed|reasonable and customary|usual and customary|fee schedule|recognized charge|
    agreed price|agreed amount|agreed rate|amount plan allows|what the plan allows|what we allow|amount we allow|discounted price|
    discounted rate|repriced amount|repriced|benefit amount|plan approved|our price|maximum contract allowance|maximum plan allowance|
    accepted fee|approved fee|allowed fee|allowed charges|allowed charge|tricare approved|tricare allowed|negotiated or allowed amount|eligible benefit|
    plan eligible amount|maximum allowable|usual and customary amount|covered expenses|benefit allowance|your plan's rate|recognized amount|
    plan's allowed amount|allowable charge|allowable charges|network price amount|amount allowed by plan|contracted fee|negotiated fee|total cost amount the plan approved|amount the plan approved|amount approved by the plan`),
  notCovered:
    listPhrases(`not covered|amount not covered|non covered|noncovered|non covered amount|non covered charges|ineligible|
    inelig|ineligible amount|excluded|exclusions|amount excluded|excluded amount|not payable|amount not payable|not allowed|amount not allowed|
    disallowed|disallowed amount|denied|denied amount|amount denied|not eligible|not paid|rejected|plan exclusions|charges not covered|
    services not covered|not covered by plan|your plan does not cover|does not cover|what your plan does not cover|above allowed|
    non allowed|non eligible|refused|over allowed amount|refused amount|not covered amount|n/c|non cov|not cov|pending or not payable|amount not payable pending|ineligible patient owes|ineligible amount patient owes|
    noncovered charges|noncovered amount|not payable by plan|charges not allowed|not a benefit|amount over allowed|exceeds allowed|not covered by your plan|
    services not payable|ineligible charges|ineligible expense|plan does not cover|not considered|amount ineligible|not covered or pending`),
  planPaid:
    listPhrases(`plan paid|your plan paid|we paid|paid|amount paid|paid amount|plan pays|plan payment|plan payments|paid by plan|
    paid by your plan|benefit paid|benefits paid|benefit|benefits|benefit payable|medicare paid|amount medicare paid|medicaid paid|
    amount we paid|what we paid|what your plan paid|health plan paid|insurance paid|payment|payment amount|payment made|payments|
    total paid|paid to provider|we paid your provider|plan share|our payment|our share|fund paid|trust paid|paid by fund|
    paid by us|net payment|paid benefit|total benefit|plan benefit|check amount|payable|amount payable|covered by plan|
    fund pays|we pay|trust pays|net paid|net benefit|total payment|paid by the plan|employer plan paid|paid by insurance|program paid|state paid|tricare paid|delta paid|
    what the plan paid|plan benefits paid|benefits payable|benefit amount paid|insurance payment|plan paid provider|dental plan paid|paid by your health plan|
    amount paid by plan|amount paid to provider|we paid the provider|plan payable|total plan payment|plan paid amount|total plan paid|amount paid by your plan|health plan responsibility|plan responsibility|health plan pays|payment sent|amount sent to provider|we sent the provider|plan covered|we covered|disbursed|amount disbursed|disbursed by the plan|fund payment|trust payment|plan's share`),
  otherInsurance:
    listPhrases(`other insurance|other insurance paid|paid by other insurance|other carrier|other carrier paid|other plan paid|
    other payer|other coverage|cob|cob paid|cob amount|coordination of benefits|other payments|paid by another plan|paid by other plan|medicare paid|
    amount medicare paid|primary paid|primary insurance paid|primary plan paid|primary payer|prior insurance|third party|other ins|other ins paid|paid by medicare|previously processed|previously paid|primary payment|primary plan payment|other plan payment|other coverage payment|other coverage paid|other insurance payment|other carrier payment|primary insurance payment`),
  deductible:
    listPhrases(`deductible|your deductible|deductible amount|deduct|ded|applied to deductible|toward deductible|applied to your deductible|toward your deductible|counted toward deductible|deductible applied|
    amount applied to deductible|annual deductible|deductible met|part b deductible|plan deductible`),
  copay: listPhrases(
    `copay|copayment|co pay|co payment|your copay|your copayment|your co pay|your co payment|copay amount|copayment amount|fixed copay|flat copay|visit copay|copay you pay`,
  ),
  coinsurance:
    listPhrases(`coinsurance|co insurance|coins|co ins|your coinsurance|coinsurance amount|coins amt|percentage share|cost share|coinsurance share|your % coinsurance|cost share amount|your coinsurance|
    your percentage|member coinsurance`),
  youOwe:
    listPhrases(`you owe|amount you owe|what you owe|you may owe|amount you may owe|your cost|your costs|your share|your responsibility|
    your total responsibility|your total cost|patient responsibility|patient responsibility to provider|patient resp|pat resp|patient balance|patient owes|patient pays|patient portion|patient share|patient liability|
    member responsibility|member resp|member owes|member pays|member liability|member cost|member share|member balance|you pay|
    you may be billed|maximum you may be billed|max you may be billed|total you may be billed|you could owe|your balance|
    due from patient|due from member|amount due from you|participant owes|participant pays|participant responsibility|participant share|participant balance|
    enrollee responsibility|employee responsibility|employee owes|employee share|employee's share|participant's share|member's share|patient's share|subscriber liability|subscriber responsibility|your part|your portion|
    what you pay|amount you pay|you should pay|you might owe|what you may owe|total you owe|you owe provider|amount you owe provider|amount your provider may bill you|
    your provider may bill you|provider may bill you|patient cost|balance|your payment|responsibility|you are responsible for|remaining balance|beneficiary owes|cost to you|owed by you|amount owed|yours to pay|to pay|you have to pay|you must pay|left for you to pay|balance payable|balance payable by participant|payable by you|payable by member|payable by patient|you may owe your provider|you owe your provider|your amount|member amount|left to pay|left for the patient|left for the member|left for you|your cost share|what is left for you|patient payment|patient pay|patient pays amount|
    total member responsibility|total patient responsibility|what you owe the provider|you may owe the provider|what i owe|i owe|amount i owe|what you may owe|
    member responsibility amount|total member liability|total patient liability|your liability|total you may owe|amount due from member|
    amount you may be billed|amount you may be charged|your total share|patient amount due|you may have to pay|patient due|owed to provider|total amount you owe`),
};

/** Headings of columns that hold numbers, and no money of these kinds. */
export const OTHER_HEADINGS: readonly string[] =
  listPhrases(`units|qty|quantity|count|code|codes|remark|remarks|remark codes|reason|rsn|
  notes|see notes|see notes below|service|service date|date|date of service|description|type of service|service description|procedure|proc|claim|
  claim number|percent|percent paid|plan pays percent|rate percent|days|line|provider|patient|status|approved yes no|
  service approved|reason code|reason codes|footnote|svc date|from|through|place of service|pos|dates|network|interest|withheld|tax|
    amount remaining|remaining amount|left after medicare|balance after medicare|remaining after medicare|benefit balance|balance remaining|remaining|paid at percent|paid at|benefit level|contract benefit level|tooth|surface|
    benefit days used|days used`);
