import { describe, expect, it } from "vitest";
import { sortRanges } from "./categories/code-ranges.ts";
import { serviceCategories, serviceCategory } from "./service-category.ts";
import type { CodeType } from "./service-code.ts";

describe("serviceCategory", () => {
  it.each<[CodeType, string, string, string]>([
    ["CPT", "00142", "anesthesia", "anesthesia-for-head-neck-or-eyes"],
    ["CPT", "12001", "surgery", "skin-and-breast-procedures"],
    ["CPT", "20610", "bone-joint-and-spine", "joint-and-muscle-injections"],
    ["CPT", "27447", "bone-joint-and-spine", "hip-leg-and-foot-surgery"],
    ["CPT", "29827", "bone-joint-and-spine", "shoulder-arm-and-hand-surgery"],
    ["CPT", "36415", "laboratory-tests", "drawing-blood-and-samples"],
    ["CPT", "45378", "surgery", "colonoscopy-and-endoscopy"],
    ["CPT", "59400", "maternity-and-newborn", "birth"],
    ["CPT", "62323", "bone-joint-and-spine", "spine-injections-and-nerve-blocks"],
    ["CPT", "66984", "surgery", "eye-surgery"],
    ["CPT", "69990", "surgery", "operating-room-and-other-surgery"],
    ["CPT", "70450", "imaging", "ct-scan"],
    ["CPT", "70551", "imaging", "mri"],
    ["CPT", "71046", "imaging", "x-ray"],
    ["CPT", "73721", "imaging", "mri"],
    ["CPT", "74262", "imaging", "ct-scan"],
    ["CPT", "76700", "imaging", "ultrasound"],
    ["CPT", "76805", "maternity-and-newborn", "pregnancy-ultrasound-and-tests"],
    ["CPT", "77067", "imaging", "mammography"],
    ["CPT", "77080", "imaging", "bone-density"],
    ["CPT", "78815", "imaging", "pet-scan"],
    ["CPT", "78452", "heart-and-circulation", "nuclear-heart-scans"],
    ["CPT", "80053", "laboratory-tests", "common-blood-panels"],
    ["CPT", "85025", "laboratory-tests", "blood-count-and-clotting"],
    ["CPT", "0077U", "laboratory-tests", "genetic-and-specialized-tests"],
    ["CPT", "90686", "vaccines", "flu-vaccines"],
    ["CPT", "90715", "vaccines", "other-vaccines"],
    ["CPT", "0001A", "vaccines", "giving-a-vaccine"],
    ["CPT", "90837", "mental-health", "talk-therapy"],
    ["CPT", "90935", "dialysis", "hemodialysis"],
    ["CPT", "92950", "emergency-care", "critical-care-and-resuscitation"],
    ["CPT", "93306", "heart-and-circulation", "heart-ultrasound"],
    ["CPT", "95810", "diagnostic-tests", "sleep-studies"],
    ["CPT", "96413", "cancer-treatment", "chemotherapy-sessions"],
    ["CPT", "97110", "therapy-and-rehabilitation", "physical-therapy"],
    ["CPT", "99213", "office-and-clinic-visits", "doctor-office-visits"],
    ["CPT", "99284", "emergency-care", "emergency-room-visits"],
    ["CPT", "99406", "mental-health", "alcohol-tobacco-and-drug-treatment"],
    ["CPT", "0200T", "other", "new-procedures-with-temporary-codes"],
    ["HCPCS", "A0427", "ambulance", "ground-ambulance"],
    ["HCPCS", "C1776", "medical-supplies-and-equipment", "implants-and-devices"],
    ["HCPCS", "E1390", "medical-supplies-and-equipment", "oxygen-and-breathing-equipment"],
    ["HCPCS", "G0121", "surgery", "colonoscopy-and-endoscopy"],
    ["HCPCS", "J1885", "drugs", "injected-and-infused-drugs"],
    ["HCPCS", "J7120", "drugs", "iv-fluids"],
    ["HCPCS", "J9271", "cancer-treatment", "cancer-drugs"],
    ["HCPCS", "P9016", "drugs", "blood-and-transfusions"],
    ["HCPCS", "Q9967", "drugs", "contrast-and-imaging-agents"],
    ["CDT", "D2740", "dental", "fillings-and-crowns"],
    ["NDC", "00409-1746-30", "drugs", "pharmacy-drugs"],
    ["RC", "0122", "room-and-board", "maternity-room"],
    ["RC", "0200", "room-and-board", "intensive-care-room"],
    ["RC", "0450", "emergency-care", "emergency-room-visits"],
    ["APC", "5524", "imaging", "other-imaging"],
    ["CMG", "0101", "therapy-and-rehabilitation", "inpatient-rehabilitation"],
    ["ICD", "0SR9019", "bone-joint-and-spine", "other-bone-and-muscle-procedures"],
    ["APR-DRG", "139-4", "hospital-stays", "stay-for-lungs-or-breathing"],
    ["MS-LTC-DRG", "189", "hospital-stays", "stay-for-lungs-or-breathing"],
  ])("puts %s %s under %s, %s", (codeType, code, category, subcategory) => {
    expect(serviceCategory({ codeType, code })).toEqual({ category, subcategory });
  });

  it.each([
    ["003", "stay-for-transplant-or-life-support"],
    ["065", "stay-for-brain-nerves-eyes-or-throat"],
    ["193", "stay-for-lungs-or-breathing"],
    ["209", "stay-for-heart-or-blood-vessels"],
    ["291", "stay-for-heart-or-blood-vessels"],
    ["359", "stay-for-heart-or-blood-vessels"],
    ["392", "stay-for-digestion-liver-or-pancreas"],
    ["402", "stay-for-bones-joints-or-spine"],
    ["419", "stay-for-digestion-liver-or-pancreas"],
    ["429", "stay-for-bones-joints-or-spine"],
    ["470", "stay-for-bones-joints-or-spine"],
    ["603", "stay-for-skin-breast-or-injury"],
    ["638", "stay-for-diabetes-weight-or-hormones"],
    ["690", "stay-for-kidneys-or-pelvic-organs"],
    ["743", "stay-for-kidneys-or-pelvic-organs"],
    ["788", "hospital-stay-for-birth-or-pregnancy"],
    ["795", "newborn-hospital-stay"],
    ["807", "hospital-stay-for-birth-or-pregnancy"],
    ["812", "stay-for-cancer-or-blood-disease"],
    ["833", "hospital-stay-for-birth-or-pregnancy"],
    ["850", "stay-for-cancer-or-blood-disease"],
    ["871", "stay-for-infection"],
    ["885", "mental-health-hospital-stay"],
    ["897", "alcohol-or-drug-hospital-stay"],
    ["918", "stay-for-skin-breast-or-injury"],
    ["945", "inpatient-rehabilitation"],
    ["974", "stay-for-infection"],
    ["981", "stay-for-another-reason"],
    ["999", "stay-for-another-reason"],
  ])("puts a stay under MS-DRG %s as '%s'", (code, subcategory) => {
    expect(serviceCategory({ codeType: "MS-DRG", code }).subcategory).toBe(subcategory);
  });

  it("does not read a reason into a number of an unnamed DRG system", () => {
    expect(serviceCategory({ codeType: "DRG", code: "469" })).toEqual({
      category: "hospital-stays",
      subcategory: "stay-for-another-reason",
    });
  });

  it.each<[CodeType, string]>([
    ["CDM", "PX-30000412"],
    ["CPT", "ROOM"],
    ["HCPCS", "X1234"],
    ["ICD", "Z51.11"],
    ["APC", "N905"],
  ])("puts %s %s, which no table knows, under other services", (codeType, code) => {
    expect(serviceCategory({ codeType, code })).toEqual({ category: "other", subcategory: "other-services" });
  });

  it("finds every published five-digit CPT block a home, so that few codes are 'Other services'", () => {
    const firstOfBlocks =
      "10004 20005 21010 22010 23000 24000 25000 26010 27000 28001 29000 30000 31000 32035 33016 34001 35001 36002 37140 38100 39000 40490 41000 42000 43020 44005 45000 46020 47000 48000 49000 50010 51020 52000 53000 54000 55000 56405 57000 58100 59000 60000 61000 62000 63001 64400 65091 66020 67005 68020 69000 70010 71045 72020 73000 74018 75557 76000 77001 78012 79005 80047 81000 82009 83006 84060 85002 86000 87003 88104 89049 90281 91010 92002 93000 94002 95004 96105 97010 98925 99202";
    const homeless = firstOfBlocks
      .split(" ")
      .filter((code) => serviceCategory({ codeType: "CPT", code }).category === "other");
    expect(homeless).toEqual([]);
  });
});

describe("serviceCategories", () => {
  const names = serviceCategories.map(({ category }) => category);
  const subcategories = serviceCategories.flatMap((category) => category.subcategories);
  it("has slugs that are unique among categories and among subcategories, of 40 characters at most", () => {
    expect(new Set(names).size).toBe(names.length);
    expect(new Set(subcategories).size).toBe(subcategories.length);
    for (const name of [...names, ...subcategories]) {
      expect(name.length).toBeLessThanOrEqual(40);
      expect(name).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    }
  });

  it("gives each category three to twelve subcategories", () => {
    for (const { subcategories } of serviceCategories) {
      expect(subcategories.length).toBeGreaterThanOrEqual(3);
      expect(subcategories.length).toBeLessThanOrEqual(12);
    }
  });
});

describe("sortRanges", () => {
  it("refuses a table in which a code would have two subcategories", () => {
    expect(() => sortRanges({ mri: "70540-70559", "ct-scan": "70450-70540" })).toThrow("overlap at 70540");
    expect(() => sortRanges({ mri: "70559-70540" })).toThrow("overlap");
  });
});
