/** Of the types in CMS's list those of hospitals that treat everyone: neither federal ones (45 CFR 180.30) nor psychiatric or
 *  long-term ones. */
export const generalHospitalTypes: readonly string[] = [
  "Acute Care Hospitals",
  "Critical Access Hospitals",
  "Childrens",
  "Rural Emergency Hospital",
];
