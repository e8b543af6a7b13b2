/** Whether a hospital is a critical access one by its type in CMS's hospital list ('Critical Access Hospitals'). Null: the
 *  list does not say. */
export function isCriticalAccess(hospitalType: string | null): boolean | null {
  return hospitalType === null ? null : /critical access/i.test(hospitalType);
}
