import type { CodeRanges } from "./code-ranges.ts";

/**
 * MS-DRG, by the major diagnostic category to which each number belongs; numbers of earlier versions that are still in
 * price files are in it too. Source: CMS MS-DRG classification, version 43 (fiscal year 2026).
 */
export const MS_DRG_STAYS: CodeRanges = {
  "stay-for-transplant-or-life-support": "001-019",
  "stay-for-brain-nerves-eyes-or-throat": "020-103 113-159",
  "stay-for-lungs-or-breathing": "163-208",
  "stay-for-heart-or-blood-vessels": "209-325 359-360",
  "stay-for-digestion-liver-or-pancreas": "326-358 368-399 405-425 432-446",
  "stay-for-bones-joints-or-spine": "402-404 426-430 447-566",
  "stay-for-skin-breast-or-injury": "570-607 901-935 955-965",
  "stay-for-diabetes-weight-or-hormones": "614-645",
  "stay-for-kidneys-or-pelvic-organs": "650-761",
  "hospital-stay-for-birth-or-pregnancy": "765-788 796-798 805-807 817-819 831-833",
  "newborn-hospital-stay": "789-795",
  "stay-for-cancer-or-blood-disease": "799-804 808-816 820-830 834-850",
  "stay-for-infection": "853-872 969-977",
  "mental-health-hospital-stay": "876-887",
  "alcohol-or-drug-hospital-stay": "894-897",
  "inpatient-rehabilitation": "945-946",
  "stay-for-another-reason": "939-941 947-951 981-999",
};

/**
 * APR-DRG, without the severity that follows the number. Source: the weights that New York State publishes.
 */
export const APR_DRG_STAYS: CodeRanges = {
  "stay-for-transplant-or-life-support": "001-011",
  "stay-for-brain-nerves-eyes-or-throat": "020-115",
  "stay-for-lungs-or-breathing": "120-145",
  "stay-for-heart-or-blood-vessels": "160-207",
  "stay-for-digestion-liver-or-pancreas": "220-285",
  "stay-for-bones-joints-or-spine": "301-351",
  "stay-for-skin-breast-or-injury": "361-385 791-844 910-930",
  "stay-for-diabetes-weight-or-hormones": "401-427",
  "stay-for-kidneys-or-pelvic-organs": "440-532",
  "hospital-stay-for-birth-or-pregnancy": "539-566",
  "newborn-hospital-stay": "580-640",
  "stay-for-cancer-or-blood-disease": "650-696",
  "stay-for-infection": "710-724 890-894",
  "mental-health-hospital-stay": "740-760",
  "alcohol-or-drug-hospital-stay": "770-776",
  "inpatient-rehabilitation": "860",
  "stay-for-another-reason": "850 861-863 950-956",
};
