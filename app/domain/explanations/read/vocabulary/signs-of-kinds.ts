/** Text on an explanation of a plan, each with how much it says. Text in lower case, apostrophes straight. */
export const SIGNS_OF_EXPLANATION: readonly (readonly [RegExp, number])[] = [
  [
    /\bexplanation of (?:your )?(?:medical |health |dental |plan )?(?:benefits?|coverage|payment)\b|\bbenefits? explanation\b|(?<!\badverse )\bbenefits? (?:statement|summary|worksheet|determination|notice|snapshot|recap|report)\b/,
    2,
  ],
  [/\bmedicare summary notice\b|\bsummary notice\b/, 4],
  [
    /\b(?:statement|summary|notice|record|report) of (?:your )?(?:health |medical )?(?:plan )?(?:benefits?|claims?|plan payments?)\b|\bclaims? (?:at a glance|statement|summary|details?|worksheet|report|notice|decision|review|history|processing|payment|activity)\b/,
    1.5,
  ],
  [
    /\bhow (?:we|your plan|the plan) (?:considered|processed|decided|paid|handled|worked out) (?:your|this|the) claims?\b/,
    2,
  ],
  [/\bexplicacion de beneficios\b|\bresumen de (?:beneficios|reclamaciones)\b/, 4],
  [/\beob\b/, 0.5],
  [/\bnot ?a ?bill?\b|\bisn't a bill\b|\bno es una factura\b|\bdo not pay (?:this|from this)\b/, 2],
  [/\bclaims? ?(?:number|no|num|id|#|ref|control)\b|\bicn\b|\bclaim:|\bclaim [a-z]{0,4}[-\d]*\d{4}/, 1],
  [
    /\b(?:your )?(?:health )?plan (?:paid|pays|payment|discounts?|allow\w*|negotiated|savings|covered)\b|\bwe paid\b|\bmedicare (?:paid|approved)|\bmedicaid (?:paid|allowed)|\b(?:fund|trust|program) (?:paid|pays)\b|\bbenefits? (?:paid|payable)\b/,
    1.5,
  ],
  [
    /\b(?:allowed|approved|eligible|covered|considered) (?:amount|charges?|expenses?)\b|\bamount (?:allowed|approved|eligible|considered)\b|\bmember rate\b|\bnegotiated (?:rate|price|amount)\b|\beligible\b/,
    1,
  ],
  [
    /\b(?:you|member|patient|participant) (?:may |might |could )?(?:owes?|pays?)\b|\byou may be billed\b|\byour (?:share|cost|responsibility|part)\b|\b(?:member|patient|participant) (?:responsibility|resp|liability|share|balance)\b|\bmay bill you\b|\bleft for (?:the )?(?:you|member|patient)\b/,
    1,
  ],
  [
    /\b(?:provider|doctor|hospital)(?:'s)? (?:billed|charged|charges?|submitted)\b|\bbilled by provider\b|\bsubmitted (?:charges?|amount)?\b/,
    0.75,
  ],
  [/\b(?:not covered|non-?covered|ineligible|inelig|excluded|disallowed|not payable)\b/, 0.75],
  [
    /\b(?:remark|reason|explanation|message|note|notes|claim) codes?\b|\bwhat (?:the|these) (?:codes|notes) mean\b/,
    0.75,
  ],
  [
    /\b(?:right to (?:an? )?(?:appeal|review)|appeals?|grievance|fair hearing|reconsideration|redetermination|request (?:a|for) review|disagree|(?:contest|dispute) (?:this|the|our) (?:result|decision|outcome|determination))\b/,
    1,
  ],
  [
    /\b(?:date (?:claim )?(?:processed|finalized|finished|received|paid)|processed|finalized|adjudicated|proc dt)\b/,
    0.5,
  ],
  [
    /\b(?:deductible|out[ -]of[ -]pocket)\b[^.\n]{0,40}\b(?:met|satisfied|used|so far|applied|to date|remaining|accumulated)\b|\bmet\b[^.\n]{0,30}\bdeductible\b/,
    1,
  ],
  [
    /\b(?:in|out of|belongs? to|outside) (?:your|our|the plan's) network\b|\b(?:in|out-of)-network\b|\bparticipating provider\b/,
    0.5,
  ],
  [/\b(?:member|subscriber|participant|enrollee|beneficiary|employee|claimant)\b/, 0.5],
];

/** What only a bill, an invoice or a receipt says. */
export const SIGNS_OF_BILL: readonly (readonly [RegExp, number])[] = [
  [
    /\bplease (?:pay|remit)\b|\bpay this amount\b|\bremit(?:tance)? (?:to|address|payment)\b|\bmake (?:your )?checks? payable\b|\bpayable to\b/,
    3,
  ],
  [
    /\bpayment (?:is )?due\b|\b(?:due date|due by|due upon|pay by|amount enclosed|amount due|balance due|total due|past due)\b/,
    2,
  ],
  [
    /\b(?:detach|return (?:this|the|bottom|top) (?:portion|coupon|stub)|payment coupon|card number|cvv|visa|mastercard|pay online)\b/,
    2,
  ],
  [
    /\b(?:guarantor|patient accounts?|financial counselor|financial assistance|billing office|business office|payment plans?)\b/,
    1.5,
  ],
  [
    /\b(?:itemized (?:statement|bill|charges)|statement of (?:account|charges)|hospital charges|billing statement|account summary|account (?:number|no|#))\b/,
    1.5,
  ],
  [/\binvoice\b|\breceipt\b|\bub-04\b|\bcms-1450\b|\bhealth insurance claim form\b|\bsuperbill\b/, 2],
  [
    /\b(?:contractual|insurance) (?:adjustments?|adj|payments?|pmts?)\b|\binsurance (?:has )?(?:paid|processed)\b|\byour insurance\b/,
    1,
  ],
  [/\bdebt collector\b|\bcollection agency\b|\bcollect a debt\b|\bcreditor\b/, 4],
  [/\bgood faith estimate\b|\bestimate of (?:expected )?charges\b|\bexpected charges\b/, 4],
];

/** A letter to a plan, a letter of a provider, a card. */
export const SIGNS_OF_OTHER: readonly (readonly [RegExp, number])[] = [
  [
    /\b(?:i am writing|i'm writing|i write|i am appealing|i (?:want|wish|would like) to appeal|i (?:ask|request) (?:you|that|a)|please reconsider|my (?:claim|doctor|appeal|plan|denial|policy|physician|case)|i disagree|i was told|enclosed (?:are|is|please))\b/,
    4,
  ],
  [
    /\bapproval (?:of|for) (?:your |the |this )?(?:request|services?|treatment|care|admission|prior authori[sz]ation)\b|\b(?:request|services?|authori[sz]ation) (?:has been|have been|is|are|was|were) approved\b/,
    3,
  ],
  [
    /\bno claim has (?:yet )?been (?:received|submitted|filed)\b|\bnot a (?:promise|guarantee) of payment\b/,
    2,
  ],
  [
    /\byour (?:visit|appointment)\b|\bappointment (?:is|has|on|date|reminder)\b|\breschedule\b|\bscheduling\b/,
    2,
  ],
  [
    /\b(?:rx ?bin|rx ?pcn|payer id|does not guarantee coverage|office visit \$\d+ copay|carry this card|id card)\b/,
    3,
  ],
  [
    /\b(?:summary of benefits and coverage|coverage examples?|common medical event|premium (?:due|notice|invoice|amount))\b/,
    4,
  ],
];

/** The plan says that it refuses. */
export const SIGNS_OF_DENIAL: readonly (readonly [RegExp, number])[] = [
  [
    /\b(?:notice of )?adverse (?:benefit )?determination\b|\bnotice of (?:denial|action|adverse)\b|\bdenial (?:notice|letter|of (?:coverage|payment|benefits?|claim|service))\b|\bnotice of denial\b/,
    3,
  ],
  [
    /\b(?:we|plan|has|have|been|is|was|are|were|must) (?:have |has |been |had to )?(?:denied|deny|not approved|declined|denying|unable to (?:approve|cover|pay))\b|\bcannot approve\b|\bnot approv(?:e|ed)\b|\bwill not (?:pay|cover)\b/,
    2,
  ],
  [
    /\b(?:reason|basis) for (?:the |this |our )?(?:denial|decision|determination)\b|\bwhy (?:we|your claim|this|it) (?:was |were |is )?(?:denied|not covered|made)\b/,
    2,
  ],
  [
    /\b(?:right to (?:an? )?appeal|appeal rights|how to appeal|file an appeal|internal appeal|external review|you (?:may|can) appeal|(?:expedited|fast) appeal)\b/,
    1,
  ],
  [
    /\b(?:clinical (?:criteria|rationale|basis)|medical(?:ly)? necess(?:ary|ity)|medical director|experimental|investigational|prior authori[sz]ation)\b/,
    1,
  ],
];

/** How much a text speaks for a kind of document. */
export const weighSigns = (text: string, signs: readonly (readonly [RegExp, number])[]): number =>
  signs.reduce((sum, [pattern, weight]) => sum + (pattern.test(text) ? weight : 0), 0);
