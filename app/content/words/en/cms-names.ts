/** Names for the words of CMS's lists and templates about hospitals and rates. Other words are shown as written. */
export const cmsNames = {
  methodologies: {
    "case rate": "case rate",
    "fee schedule": "fee schedule",
    "percent of total billed charges": "percent of total billed charges",
    "per diem": "per diem",
    other: "other",
  },
  hospitalTypes: {
    "Acute Care Hospitals": "Acute Care Hospitals",
    "Critical Access Hospitals": "Critical Access Hospitals",
    Childrens: "Childrens",
    Psychiatric: "Psychiatric",
    "Long-term": "Long-term",
    "Rural Emergency Hospital": "Rural Emergency Hospital",
    "Acute Care - Veterans Administration": "Acute Care - Veterans Administration",
    "Acute Care - Department of Defense": "Acute Care - Department of Defense",
  },
  ownerships: {
    "Government - Federal": "Government - Federal",
    "Government - Hospital District or Authority": "Government - Hospital District or Authority",
    "Government - Local": "Government - Local",
    "Government - State": "Government - State",
    Physician: "Physician",
    Proprietary: "Proprietary",
    Tribal: "Tribal",
    "Voluntary non-profit - Church": "Voluntary non-profit - Church",
    "Voluntary non-profit - Other": "Voluntary non-profit - Other",
    "Voluntary non-profit - Private": "Voluntary non-profit - Private",
  },
} as const;
