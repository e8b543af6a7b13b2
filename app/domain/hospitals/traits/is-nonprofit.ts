/** Whether a hospital is a nonprofit by its ownership in CMS's hospital list ('Voluntary non-profit - Private'). Null: the
 *  list does not say; a hospital of a government may be one, too. */
export function isNonprofit(ownership: string | null): boolean | null {
  if (/non-?profit/i.test(ownership ?? "")) return true;
  return /proprietary|physician/i.test(ownership ?? "") ? false : null;
}
