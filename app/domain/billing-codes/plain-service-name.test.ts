import { describe, expect, it } from "vitest";
import { normaliseCode } from "./normalise-code.ts";
import {
  languageOfServiceName,
  namedServices,
  plainServiceName,
  serviceNameIn,
} from "./plain-service-name.ts";
import { serviceCategory } from "./service-category.ts";
import type { CodeType, ServiceCode } from "./service-code.ts";

/** The services of 45 CFR 180.60 that CMS names as shoppable (84 FR 65524, table 3), procedures only. */
const CMS_SHOPPABLE_PROCEDURES =
  "90832 90834 90837 90846 90847 90853 99203 99204 99205 99243 99244 99385 99386 80048 80053 80055 80061 80069 80076 81000 81001 81002 81003 84153 84154 84443 85025 85027 85610 85730 70450 70553 72110 72148 72193 73721 74177 76700 76805 76830 77065 77066 77067 19120 29826 29881 42820 43235 43239 45378 45380 45385 45391 47562 49505 55700 55866 59400 59510 59610 62322 62323 64483 66821 66984 93000 93452 95810 97110";
const CMS_SHOPPABLE_STAYS = "216 460 470 473 743";

/** The other procedures of which the prices of most hospitals in the country are gathered. */
const COMMON_PROCEDURES =
  "10060 10061 11042 12001 12002 17000 20605 20610 23472 27130 27447 29827 29880 30520 31575 36415 42826 43246 45384 47563 49585 49650 50590 52000 52332 58558 58571 60240 63030 64721 69436 70460 70470 70486 70491 70551 71045 71046 71250 71260 71275 72040 72070 72100 72131 72141 72146 72156 72158 72195 72197 73030 73060 73110 73130 73221 73222 73502 73560 73562 73564 73610 73630 73700 73718 73723 74018 74176 74178 74181 74183 76536 76642 76705 76770 76801 76811 76815 76817 76856 76857 77063 77080 78452 78815 81025 82306 82607 82728 82947 82962 83036 83540 84439 86850 86900 87086 87491 87591 87635 87804 87880 88305 92950 93005 93010 93017 93303 93306 93307 93320 93350 93458 93798 93880 93970 93971 94010 94060 94640 95811 95886 95910 96360 96361 96365 96366 96367 96372 96374 96375 96413 96415 97112 97140 97161 97162 97530 99152 99202 99211 99212 99213 99214 99215 99281 99282 99283 99284 99285 99291 A9577 C1713 G0105 G0121 G0378 G0463 J0690 J0696 J1100 J1170 J1885 J2250 J2270 J2405 J2704 J3010 J7030 J7120 J9271 Q9967";

const services = namedServices("en");

describe("plainServiceName", () => {
  it("names what CMS calls shoppable, and other common services", () => {
    const nameless = [
      ...`${CMS_SHOPPABLE_PROCEDURES} ${COMMON_PROCEDURES}`
        .split(" ")
        .filter((code) => !plainServiceName("en", { codeType: /^\d/.test(code) ? "CPT" : "HCPCS", code })),
      ...CMS_SHOPPABLE_STAYS.split(" ").filter(
        (code) => !plainServiceName("en", { codeType: "MS-DRG", code }),
      ),
    ];
    expect(nameless).toEqual([]);
  });

  it.each<[CodeType, string, string]>([
    ["CPT", "73721", "MRI of the knee, hip or ankle, without contrast"],
    ["CPT", "99284", "Emergency visit, moderately severe problem (level 4)"],
    ["HCPCS", "J2405", "Ondansetron injection, 1 mg"],
    ["MS-DRG", "470", "Hip or knee replacement, hospital stay without major complications"],
    ["RC", "0200", "Intensive care, one day"],
    ["CDT", "D1110", "Teeth cleaning, adult"],
  ])("calls %s %s '%s'", (codeType, code, name) => {
    expect(plainServiceName("en", { codeType, code })).toBe(name);
  });

  it("has no name for a code that it does not know, or that is of another type", () => {
    expect(plainServiceName("en", { codeType: "CPT", code: "99999" })).toBeNull();
    expect(plainServiceName("en", { codeType: "CDM", code: "73721" })).toBeNull();
    expect(plainServiceName("en", { codeType: "DRG", code: "470" })).toBeNull();
  });
});

describe("namedServices", () => {
  it("is wide: stays, drugs with their amount, rooms", () => {
    const drugs = services.filter(({ code }) => code.startsWith("J"));
    expect(services.length).toBeGreaterThanOrEqual(1400);
    expect(services.filter(({ codeType }) => codeType === "MS-DRG").length).toBeGreaterThanOrEqual(200);
    expect(services.filter(({ codeType }) => codeType === "RC").length).toBeGreaterThanOrEqual(70);
    expect(drugs.filter(({ name }) => /\d/.test(name)).length).toBeGreaterThanOrEqual(130);
  });

  it("names each code once, and no two codes alike", () => {
    const codes = services.map(({ codeType, code }) => `${codeType} ${code}`);
    const names = services.map(({ name }) => name);
    expect(codes.filter((code, index) => codes.indexOf(code) !== index)).toEqual([]);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it("has codes in normal form and names of a sane length", () => {
    for (const { codeType, code, name } of services) {
      expect(normaliseCode(codeType, code)).toEqual({ codeType, code });
      expect(name).toMatch(/^[A-Z0-9]/);
      expect(name.length, name).toBeGreaterThanOrEqual(4);
      expect(name.length, name).toBeLessThanOrEqual(90);
    }
  });

  it("names only services that have a category", () => {
    const others = services.filter(
      ({ codeType, code }) => serviceCategory({ codeType, code }).category === "other",
    );
    expect(others).toEqual([]);
  });
});

describe("the Spanish names", () => {
  const keyOf = ({ codeType, code }: ServiceCode) => `${codeType} ${code}`;
  const spanish = new Map(namedServices("es").map((service) => [keyOf(service), service.name]));
  /** '1,000' and '1000' are one number; what is written as a word in one language may be a digit in the other. */
  const numbersOf = (name: string) =>
    (name.match(/\d[\d.,]*\d|\d/g) ?? []).map((number) => number.replaceAll(",", "")).toSorted();

  it("are there for each code, and for no other", () => {
    expect([...spanish.keys()].toSorted()).toEqual(services.map(keyOf).toSorted());
  });

  it("never call two services of a code type alike", () => {
    const names = namedServices("es").map(({ codeType, name }) => `${codeType} ${name}`);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it("have the numbers of the English names", () => {
    const unlike = services.filter(
      (service) => numbersOf(service.name).join() !== numbersOf(spanish.get(keyOf(service)) ?? "").join(),
    );
    expect(unlike.map((service) => [service.name, spanish.get(keyOf(service))])).toEqual([]);
  });

  it("stand in for what the database has, where there is one", () => {
    const known = { codeType: "CPT", code: "73721", name: "MRI lower joint" } as const;
    const unknown = { codeType: "CPT", code: "99999", name: "A thing of hospitals" } as const;
    expect(serviceNameIn("es", known)).toBe(plainServiceName("es", known));
    expect(serviceNameIn("es", unknown)).toBe("A thing of hospitals");
    expect(serviceNameIn("en", known)).toBe("MRI lower joint");
    expect([languageOfServiceName("es", known), languageOfServiceName("es", unknown)]).toEqual(["es", "en"]);
  });
});
