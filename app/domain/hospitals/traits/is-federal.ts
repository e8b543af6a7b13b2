/** Whether a hospital of this type in CMS's list is the federal government's ('Acute Care - Veterans Administration'), which needs
 *  not publish prices (45 CFR 180.30). */
export function isFederal(hospitalType: string | null): boolean {
  return /veterans|defense/i.test(hospitalType ?? "");
}
