import { payerName } from "./payer-name.ts";

/** Names that people use for several payers, with the payers' names as patterns. */
const FAMILIES: readonly { called: RegExp; payers: string }[] = [
  {
    called: /^(?:(?:the )?blues?|bcbs|bc\/?bs|bxbs|blue ?cross(?: (?:and )?blue ?shield)?|blue ?shield)$/i,
    payers: "blue cross|blue shield|florida blue|highmark|anthem",
  },
  {
    called: /^(?:united|uhc|united ?health ?care|united ?health)$/i,
    payers: "^unitedhealthcare|^umr$|^surest$",
  },
  { called: /^medicaid$/i, payers: "^medicaid" },
  { called: /^medicare$/i, payers: "^medicare(?: advantage)?$" },
  { called: /^(?:va|veterans?|champva)$/i, payers: "^veterans affairs$|^triwest$" },
];

/** A pattern, in any case, of the payers that people mean by a name: 'BCBS' means every Blue Cross and Blue Shield; a name
 *  as a hospital would write it means the payer that bears it. */
export function payersMeantBy(name: string): string {
  const family = FAMILIES.find(({ called }) => called.test(name.trim()));
  return family?.payers ?? `^${payerName(name).replace(/[^\p{L}\p{N} ]/gu, (sign) => `\\${sign}`)}$`;
}
