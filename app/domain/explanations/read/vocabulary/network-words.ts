/** What says that a provider has a contract with the plan, or none. Text in lower case. */
export const OUT_OF_NETWORK =
  /\bout[- ]?of[- ]?(?:the[- ])?(?:plan[- ])?network\b|\bnon[- ]?(?:network|participating|par|preferred|ppo|contract(?:ed|ing)?|plan)\b|\bnot (?:in|part of|a member of|with) (?:the |your |our |this )?(?:plan'?s? )?(?:\w+ )?network\b|\((?:oon|non-?par)\)|\bnot a (?:network|participating|preferred|contracted|plan)\b|\boutside (?:of )?(?:the |your |our )?(?:plan'?s? )?(?:\w+ )?network\b|\boon\b|\bout network\b|\bdoes not participate\b|\bdo(?:es)?(?: not|n't) work with (?:our|your|the) plan\b|\b(?:has no|does not have a|without a) contract\b|\bout of area\b|\bdoes(?: not|n't) belong to (?:the |your |our )?(?:\w+ )?network\b/;

export const IN_NETWORK =
  /\bin[- ]?(?:the |your |our |plan'?s? )*network\b|\bnetwork (?:provider|doctor|facility|hospital|physician|participating|benefits?|level|rate)\b|\bparticipating\b|\((?:network|par|inn)\)|\bpreferred provider\b|\bppo provider\b|\bstatus: preferred\b|\bcontract(?:ed|ing) provider\b|\binn\b|\bin (?:the |your |our )?(?:plan'?s? )?(?:\w+ )?network\b|\bpar provider\b|\bpart of (?:the |your |our )?(?:plan'?s? )?(?:\w+ )?network\b|\bplan provider\b|\bhas a contract\b|\bbelongs to (?:the |your |our )?(?:\w+ )?network\b|\bin[- ]plan\b|\bworks with (?:our|your|the) plan\b|\bwithin (?:the |your |our )?network\b/;

/** A whole value below or next to a label such as "Network". */
export const OUT_VALUE =
  /^\W*(?:(?:out|no|non|n|oon|none|outside|non-?par)\b|not(?= (?:in|part|par|a|with|contracted|participating|preferred)\b|\W*$))/;
export const IN_VALUE =
  /^\W*(?:in|yes|y|inn|par|ppo|within|participating|preferred|panel|tier 1|network|contracted)\b/;

/** What is in brackets after a provider's name. */
export const OUT_MARK = /[[(](?:non-?(?:ppo|par|network)|oon|out)[\])]/;
export const IN_MARK = /[[(](?:ppo|par|inn|in|network)[\])]/;

/** A sentence of advice or of the law, and nothing about this provider. */
export const CONDITIONAL =
  /\b(?:if|may(?! \d)|might|when|can|could|should|choose|using|use|save|always|ask|find|most|cost less|would)\b/;

/** Care in an emergency that a plan pays as in network (45 CFR 149.110). */
export function isProtectedEmergency(text: string): boolean {
  const emergencies = [...text.matchAll(/\bemergency\b/g)];
  return (
    areNear(emergencies, [...text.matchAll(PROTECTED_BEHIND)]) ||
    areNear([...text.matchAll(PROTECTED_BEFORE)], emergencies)
  );
}

const PROTECTED_BEHIND =
  /\b(?:protect\w*|surprises?|federal law|no surprises act|balance[- ]bill\w*|may not bill|cannot bill|can't bill|in[- ]network (?:share|cost|rate|level|amount)|as if)\b/g;
const PROTECTED_BEFORE =
  /\b(?:no surprises act|surprise bill\w*|federal (?:law|protection)|balance[- ]bill\w*|protected)\b/g;
const MAX_BETWEEN = 160;

/** Whether one of the second follows one of the first within so many characters; both in the order of the text. */
function areNear(first: readonly RegExpMatchArray[], second: readonly RegExpMatchArray[]): boolean {
  let next = 0;
  return first.some(({ 0: words, index = 0 }) => {
    const end = index + words.length;
    while ((second[next]?.index ?? end) < end) next++;
    const start = second[next]?.index;
    return start !== undefined && start - end <= MAX_BETWEEN;
  });
}
