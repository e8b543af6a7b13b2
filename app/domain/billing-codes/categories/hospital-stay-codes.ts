import type { CodeRanges } from "./code-ranges.ts";

/**
 * MS-DRG, by the major diagnostic category to which each number belongs; numbers of earlier versions that are still in
 * price files are in it too. Source: CMS MS-DRG classification, version 43 (fiscal year 2026).
 */
export const MS_DRG_STAYS: CodeRanges = {
  "Stay for transplant or life support": "001-019",
  "Stay for brain, nerves, eyes or throat": "020-103 113-159",
  "Stay for lungs or breathing": "163-208",
  "Stay for heart or blood vessels": "209-325 359-360",
  "Stay for digestion, liver or pancreas": "326-358 368-399 405-425 432-446",
  "Stay for bones, joints or spine": "402-404 426-430 447-566",
  "Stay for skin, breast or injury": "570-607 901-935 955-965",
  "Stay for diabetes, weight or hormones": "614-645",
  "Stay for kidneys or pelvic organs": "650-761",
  "Hospital stay for birth or pregnancy": "765-788 796-798 805-807 817-819 831-833",
  "Newborn hospital stay": "789-795",
  "Stay for cancer or blood disease": "799-804 808-816 820-830 834-850",
  "Stay for infection": "853-872 969-977",
  "Mental health hospital stay": "876-887",
  "Alcohol or drug hospital stay": "894-897",
  "Inpatient rehabilitation": "945-946",
  "Stay for another reason": "939-941 947-951 981-999",
};

/**
 * APR-DRG, without the severity that follows the number. Source: the weights that New York State publishes.
 */
export const APR_DRG_STAYS: CodeRanges = {
  "Stay for transplant or life support": "001-011",
  "Stay for brain, nerves, eyes or throat": "020-115",
  "Stay for lungs or breathing": "120-145",
  "Stay for heart or blood vessels": "160-207",
  "Stay for digestion, liver or pancreas": "220-285",
  "Stay for bones, joints or spine": "301-351",
  "Stay for skin, breast or injury": "361-385 791-844 910-930",
  "Stay for diabetes, weight or hormones": "401-427",
  "Stay for kidneys or pelvic organs": "440-532",
  "Hospital stay for birth or pregnancy": "539-566",
  "Newborn hospital stay": "580-640",
  "Stay for cancer or blood disease": "650-696",
  "Stay for infection": "710-724 890-894",
  "Mental health hospital stay": "740-760",
  "Alcohol or drug hospital stay": "770-776",
  "Inpatient rehabilitation": "860",
  "Stay for another reason": "850 861-863 950-956",
};
