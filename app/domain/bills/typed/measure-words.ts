import { listPhrases } from "#app/domain/reading/labels/phrases.ts";

/** Lengths of time before which a number measures: "15 min". */
export const times: readonly string[] =
  listPhrases(`d|d.|day|days|hour|hours|hr|hrs|min|mins|minute|minutes|mo|month|months|mos|night|nights|old|sec|
    seconds|secs|week|weeks|wk|wks|year|years|yr|yrs`);

/** Weights, volumes and lengths: "1000 ml", "0.9 %". */
export const sizes: readonly string[] =
  listPhrases(`%|cc|cm|fr|french|ft|g|g.|ga|gauge|gm|gms|gram|grams|in|inch|inches|iu|k|kg|l|lb|lbs|liter|liters|litre|
    litres|m|mcg|meq|mg|mi|mile|miles|ml|mls|mm|mmol|oz|pack|percent|ug|x`);

/** What is counted within one service: "2 views", "12 lead". */
export const partsOfServices: readonly string[] =
  listPhrases(`antigen|antigens|area|areas|body|chamber|channel|channels|component|components|digit|digits|dimension|
    dimensional|dimensions|drug|drugs|end|ends|extremities|extremity|film|films|finger|fingers|image|images|
    joint|joints|lead|leads|lesion|lesions|limb|limbs|lumen|marker|markers|muscle|muscles|nerve|nerves|
    panel|panels|part|parts|phase|phases|point|pt|quadrant|quadrants|region|regions|rib|ribs|root|roots|
    sample|segment|segments|site|sites|slice|slices|specimen|specimens|stage|step|surface|surfaces|teeth|
    test|tests|toe|toes|tooth|v|vessel|vessels|view|views|vw|vws|way|ways`);

/** What a number behind it names, and does not count: "level 4", "vitamin B 12". */
export const numbered: readonly string[] =
  listPhrases(`#|&|+|-|<|>|a|about|above|account|acct|age|aged|ages|and|approx|b|bed|below|bmp|c|cat|category|channel|
    claim|class|cmp|code|cpt|cycle|d|every|factor|first|floor|gen|grade|group|hcpcs|hep|invoice|item|lead|
    lev|level|levels|line|lot|lvl|max|maximum|minimum|mod|model|modifier|next|no|no.|num|number|of|or|over|
    page|panel|part|per|phase|ref|rev|rm|room|size|stage|ste|step|suite|t|than|through|thru|tier|to|type|
    under|up|v|version|vit|vitamin|vol|volume|ward|x-ray|xray`);
