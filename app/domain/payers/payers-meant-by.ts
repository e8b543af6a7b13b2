import { payerName, ruledPayer } from "./payer-name.ts";

const BLUES = "blue cross|blue shield|florida blue|highmark|anthem";
const IS_BLUE = /blue cross|blue shield|florida blue|highmark|anthem/i;

/** Names that people use for several payers, with the payers' names as patterns. */
const FAMILIES: readonly { called: RegExp; payers: string }[] = [
  {
    called: /^(?:(?:the )?blues?|bcbs|bc\/?bs|bxbs|blue ?cross(?: (?:and )?blue ?shield)?|blue ?shield)$/i,
    payers: BLUES,
  },
  {
    called: /^(?:united|uhc|united ?health ?care|united ?health)$/i,
    payers: "^unitedhealthcare|^umr$|^surest$",
  },
  { called: /^medicaid$/i, payers: "^medicaid" },
  { called: /^medicare$/i, payers: "^medicare(?: advantage)?$" },
  { called: /^(?:va|veterans?|champva)$/i, payers: "^veterans affairs$|^triwest$" },
];

/** As hospitals write whichever of them is the state's; its members bring each other's rates. */
const ANY_BLUE = "^blue cross blue shield$";

/** Returns a case-insensitive pattern for the payers that people mean by a name. 'BCBS' means every Blue Cross
 *  and Blue Shield. 'Anthem' means Anthem itself and the payer that a hospital calls only 'Anthem'. A name
 *  spelled as hospitals do means the payer with that name. */
export function payersMeantBy(name: string): string {
  const family = FAMILIES.find(({ called }) => called.test(name.trim()));
  if (family) return family.payers;
  const ruled = ruledPayer(name);
  if (ruled === null && /^blue\b/i.test(name)) return BLUES;
  const itself = `^${payerName(name).replace(/[^\p{L}\p{N} ]/gu, (sign) => `\\${sign}`)}$`;
  return ruled !== null && IS_BLUE.test(ruled) ? `${itself}|${ANY_BLUE}` : itself;
}

/** Where a name says 'Blue Cross' or 'Blue Shield' alone, the other word: in some states they are two companies. */
export function otherBlue(name: string): "cross" | "shield" | null {
  const [isCross, isShield] = [/cross|anthem/i.test(name), /shield/i.test(name)];
  if (isCross === isShield) return null;
  return isCross ? "shield" : "cross";
}
