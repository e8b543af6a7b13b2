import { describe, expect, it } from "vitest";
import { sortRanges } from "./categories/code-ranges.ts";
import { serviceCategories, serviceCategory } from "./service-category.ts";
import type { CodeType } from "./service-code.ts";

describe("serviceCategory", () => {
  it.each<[CodeType, string, string, string]>([
    ["CPT", "00142", "Anesthesia", "Anesthesia for head, neck or eyes"],
    ["CPT", "12001", "Surgery", "Skin and breast procedures"],
    ["CPT", "20610", "Bone, joint and spine", "Joint and muscle injections"],
    ["CPT", "27447", "Bone, joint and spine", "Hip, leg and foot surgery"],
    ["CPT", "29827", "Bone, joint and spine", "Shoulder, arm and hand surgery"],
    ["CPT", "36415", "Laboratory tests", "Drawing blood and samples"],
    ["CPT", "45378", "Surgery", "Colonoscopy and endoscopy"],
    ["CPT", "59400", "Maternity and newborn", "Birth"],
    ["CPT", "62323", "Bone, joint and spine", "Spine injections and nerve blocks"],
    ["CPT", "66984", "Surgery", "Eye surgery"],
    ["CPT", "69990", "Surgery", "Operating room and other surgery"],
    ["CPT", "70450", "Imaging", "CT scan"],
    ["CPT", "70551", "Imaging", "MRI"],
    ["CPT", "71046", "Imaging", "X-ray"],
    ["CPT", "73721", "Imaging", "MRI"],
    ["CPT", "74262", "Imaging", "CT scan"],
    ["CPT", "76700", "Imaging", "Ultrasound"],
    ["CPT", "76805", "Maternity and newborn", "Pregnancy ultrasound and tests"],
    ["CPT", "77067", "Imaging", "Mammography"],
    ["CPT", "77080", "Imaging", "Bone density"],
    ["CPT", "78815", "Imaging", "PET scan"],
    ["CPT", "78452", "Heart and circulation", "Nuclear heart scans"],
    ["CPT", "80053", "Laboratory tests", "Common blood panels"],
    ["CPT", "85025", "Laboratory tests", "Blood count and clotting"],
    ["CPT", "0077U", "Laboratory tests", "Genetic and specialized tests"],
    ["CPT", "90686", "Vaccines", "Flu vaccines"],
    ["CPT", "90715", "Vaccines", "Other vaccines"],
    ["CPT", "0001A", "Vaccines", "Giving a vaccine"],
    ["CPT", "90837", "Mental health", "Talk therapy"],
    ["CPT", "90935", "Dialysis", "Hemodialysis"],
    ["CPT", "92950", "Emergency care", "Critical care and resuscitation"],
    ["CPT", "93306", "Heart and circulation", "Heart ultrasound"],
    ["CPT", "95810", "Diagnostic tests", "Sleep studies"],
    ["CPT", "96413", "Cancer treatment", "Chemotherapy sessions"],
    ["CPT", "97110", "Therapy and rehabilitation", "Physical therapy"],
    ["CPT", "99213", "Office and clinic visits", "Doctor office visits"],
    ["CPT", "99284", "Emergency care", "Emergency room visits"],
    ["CPT", "99406", "Mental health", "Alcohol, tobacco and drug treatment"],
    ["CPT", "0200T", "Other", "New procedures with temporary codes"],
    ["HCPCS", "A0427", "Ambulance", "Ground ambulance"],
    ["HCPCS", "C1776", "Medical supplies and equipment", "Implants and devices"],
    ["HCPCS", "E1390", "Medical supplies and equipment", "Oxygen and breathing equipment"],
    ["HCPCS", "G0121", "Surgery", "Colonoscopy and endoscopy"],
    ["HCPCS", "J1885", "Drugs", "Injected and infused drugs"],
    ["HCPCS", "J7120", "Drugs", "IV fluids"],
    ["HCPCS", "J9271", "Cancer treatment", "Cancer drugs"],
    ["HCPCS", "P9016", "Drugs", "Blood and transfusions"],
    ["HCPCS", "Q9967", "Drugs", "Contrast and imaging agents"],
    ["CDT", "D2740", "Dental", "Fillings and crowns"],
    ["NDC", "00409-1746-30", "Drugs", "Pharmacy drugs"],
    ["RC", "0122", "Room and board", "Maternity room"],
    ["RC", "0200", "Room and board", "Intensive care room"],
    ["RC", "0450", "Emergency care", "Emergency room visits"],
    ["APC", "5524", "Imaging", "Other imaging"],
    ["CMG", "0101", "Therapy and rehabilitation", "Inpatient rehabilitation"],
    ["ICD", "0SR9019", "Bone, joint and spine", "Other bone and muscle procedures"],
    ["APR-DRG", "139-4", "Hospital stays", "Stay for lungs or breathing"],
    ["MS-LTC-DRG", "189", "Hospital stays", "Stay for lungs or breathing"],
  ])("puts %s %s under %s, %s", (codeType, code, category, subcategory) => {
    expect(serviceCategory({ codeType, code })).toEqual({ category, subcategory });
  });

  it.each([
    ["003", "Stay for transplant or life support"],
    ["065", "Stay for brain, nerves, eyes or throat"],
    ["193", "Stay for lungs or breathing"],
    ["209", "Stay for heart or blood vessels"],
    ["291", "Stay for heart or blood vessels"],
    ["359", "Stay for heart or blood vessels"],
    ["392", "Stay for digestion, liver or pancreas"],
    ["402", "Stay for bones, joints or spine"],
    ["419", "Stay for digestion, liver or pancreas"],
    ["429", "Stay for bones, joints or spine"],
    ["470", "Stay for bones, joints or spine"],
    ["603", "Stay for skin, breast or injury"],
    ["638", "Stay for diabetes, weight or hormones"],
    ["690", "Stay for kidneys or pelvic organs"],
    ["743", "Stay for kidneys or pelvic organs"],
    ["788", "Hospital stay for birth or pregnancy"],
    ["795", "Newborn hospital stay"],
    ["807", "Hospital stay for birth or pregnancy"],
    ["812", "Stay for cancer or blood disease"],
    ["833", "Hospital stay for birth or pregnancy"],
    ["850", "Stay for cancer or blood disease"],
    ["871", "Stay for infection"],
    ["885", "Mental health hospital stay"],
    ["897", "Alcohol or drug hospital stay"],
    ["918", "Stay for skin, breast or injury"],
    ["945", "Inpatient rehabilitation"],
    ["974", "Stay for infection"],
    ["981", "Stay for another reason"],
    ["999", "Stay for another reason"],
  ])("puts a stay under MS-DRG %s as '%s'", (code, subcategory) => {
    expect(serviceCategory({ codeType: "MS-DRG", code }).subcategory).toBe(subcategory);
  });

  it("does not read a reason into a number of an unnamed DRG system", () => {
    expect(serviceCategory({ codeType: "DRG", code: "469" })).toEqual({
      category: "Hospital stays",
      subcategory: "Stay for another reason",
    });
  });

  it.each<[CodeType, string]>([
    ["CDM", "PX-30000412"],
    ["CPT", "ROOM"],
    ["HCPCS", "X1234"],
    ["ICD", "Z51.11"],
    ["APC", "N905"],
  ])("puts %s %s, which no table knows, under other services", (codeType, code) => {
    expect(serviceCategory({ codeType, code })).toEqual({ category: "Other", subcategory: "Other services" });
  });

  it("finds every published five-digit CPT block a home, so that few codes are 'Other services'", () => {
    const firstOfBlocks =
      "10004 20005 21010 22010 23000 24000 25000 26010 27000 28001 29000 30000 31000 32035 33016 34001 35001 36002 37140 38100 39000 40490 41000 42000 43020 44005 45000 46020 47000 48000 49000 50010 51020 52000 53000 54000 55000 56405 57000 58100 59000 60000 61000 62000 63001 64400 65091 66020 67005 68020 69000 70010 71045 72020 73000 74018 75557 76000 77001 78012 79005 80047 81000 82009 83006 84060 85002 86000 87003 88104 89049 90281 91010 92002 93000 94002 95004 96105 97010 98925 99202";
    const homeless = firstOfBlocks
      .split(" ")
      .filter((code) => serviceCategory({ codeType: "CPT", code }).category === "Other");
    expect(homeless).toEqual([]);
  });
});

describe("serviceCategories", () => {
  const names = serviceCategories.map(({ category }) => category);
  const subcategories = serviceCategories.flatMap((category) => category.subcategories);
  const inUrl = (name: string) => name.toLowerCase().replace(/[^a-z0-9]+/g, "-");

  it("names each category and each subcategory once, also as a part of a URL, in 40 characters", () => {
    expect(new Set(names.map(inUrl)).size).toBe(names.length);
    expect(new Set(subcategories.map(inUrl)).size).toBe(subcategories.length);
    for (const name of [...names, ...subcategories]) {
      expect(name.length).toBeLessThanOrEqual(40);
      expect(name).toMatch(/^[A-Za-z0-9, -]+$/);
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
    expect(() => sortRanges({ MRI: "70540-70559", "CT scan": "70450-70540" })).toThrow("overlap at 70540");
    expect(() => sortRanges({ MRI: "70559-70540" })).toThrow("overlap");
  });
});
