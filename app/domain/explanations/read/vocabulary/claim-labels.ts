/** A claim's number, with the words that name it before it; `earlier`: the number of the claim that this one replaces. */
export const CLAIM_NUMBER =
  /\b(?:claim(?:s)? ?(?:number|numbers|no|num|nbr|id|#|ref(?:erence)?|control(?: number)?|identifier)?|icn|dcn|tcn|internal control (?:number|no)|document control (?:number|no)|transaction (?:control )?(?:number|no)|(?:our|for) file|file (?:number|no))(?: ?(?:number|no))?[.#: ]{0,4}(?=[a-z0-9])/g;

export const EARLIER_CLAIM =
  /\b(?:replac\w*|correct(?:s|ed|ion)(?: of| to)?|adjust\w*(?: of| to)?|supersed\w*|original|previous|prior|earlier|former|reverses|voids?)\b[^.]{0,24}$/;

/** A number that a claim can have. */
export const CLAIM_ID = /^[a-z]{0,6}[-.]?\d[a-z0-9]*(?:[-./][a-z0-9]+)*$/;

/** A row that adds up those above it. */
export const TOTAL_ROW =
  /^(?:[*=>\s-]*)(?:(?:claim|grand|sub|your|page|plan|column|service|patient|running|final|amount|overall)[- ]?)?(?:totals?|sum|subtotals?|tot)\b|^[*\s]*(?:totals? (?:for|of)|claim \S+ totals?)\b|\b(?:claim|this claim|claim's) totals?\b|^this claim\b|^(?:all|al) together\b|^\d{1,2} claims\b/;

/** Running sums of a year, examples and offers name amounts of no claim. */
export const OF_NO_CLAIM =
  /\b(?:met|satisfied|so far|to date|year|yearly|annual|limit|maximum out|out[- ]of[- ]pocket|remaining|example|up to|reward\w*|fee|monthly|premium|per visit|each visit|accumulat\w*|(?:on|for|of) a(?= \$?\d))\b/;
