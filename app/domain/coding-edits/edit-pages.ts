const NCCI = "https://www.cms.gov/medicare/coding-billing/national-correct-coding-initiative-ncci-edits/";

/** Where CMS publishes each kind of coding edit. */
export const editPages = {
  pairs: `${NCCI}medicare-ncci-procedure-procedure-ptp-edits`,
  unitLimits: `${NCCI}medicare-ncci-medically-unlikely-edits`,
  addOns: `${NCCI}medicare-ncci-add-code-edits`,
} as const;
