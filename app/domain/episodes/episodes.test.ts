import { expect, test } from "vitest";
import { normaliseCode } from "#app/domain/billing-codes/normalise-code.ts";
import { KEPT_NAMES_LANGUAGE, plainServiceName } from "#app/domain/billing-codes/plain-service-name.ts";
import type { PartRole } from "./episode.ts";
import { EPISODES, episodesOf } from "./episodes.ts";

test("every episode is known by its services and has main parts of two who bill, the hospital among them", () => {
  expect(EPISODES.length).toBeGreaterThanOrEqual(25);
  expect(new Set(EPISODES.map(({ id }) => id)).size).toBe(EPISODES.length);
  for (const { id, parts } of EPISODES) {
    const main = parts.filter(({ need }) => need === "main").map(({ role }) => role);
    const bills = (...roles: PartRole[]) => main.some((role) => roles.includes(role));
    expect([id, bills("stay", "facility")]).toEqual([id, true]);
    expect([id, bills("surgeon", "doctor", "obstetrician", "emergency-doctor", "reading")]).toEqual([
      id,
      true,
    ]);
  }
});

test("codes are in their normal form, each once in a part, and the one to ask for has a name of ours", () => {
  for (const { id, parts } of EPISODES) {
    for (const { options } of parts) {
      for (const { codeType, code } of options)
        expect([id, normaliseCode(codeType, code)]).toEqual([id, { codeType, code }]);
      const keys = options.map(({ codeType, code, setting }) => `${codeType} ${code} ${setting}`);
      expect([id, new Set(keys).size]).toEqual([id, keys.length]);
      expect([id, options[0]!.code, plainServiceName(KEPT_NAMES_LANGUAGE, options[0]!)]).toEqual([
        id,
        options[0]!.code,
        expect.any(String),
      ]);
    }
  }
});

test("a service that is asked for stands for the room and the surgeon before the others", () => {
  const [episode] = episodesOf({ codeType: "CPT", code: "45384" });
  expect(episode?.id).toBe("colonoscopy-with-removal");
  const codes = episode!.parts.map(({ role, options }) => [role, options[0]!.code]);
  expect(codes.slice(0, 4)).toEqual([
    ["facility", "45384"],
    ["doctor", "45384"],
    ["anesthesia", "00811"],
    ["pathology", "88305"],
  ]);
  expect(episodesOf({ codeType: "CPT", code: "29883" })[0]!.parts[0]!.options[0]!.code).toBe("29883");
});

test("a stay may be of several episodes; a test that belongs to many is none of its own", () => {
  const ids = (codeType: "MS-DRG" | "CPT", code: string) =>
    episodesOf({ codeType, code }).map(({ id }) => id);
  expect(ids("MS-DRG", "470")).toEqual(["knee-replacement", "hip-replacement"]);
  expect(ids("CPT", "88305")).toEqual([]);
  expect(ids("CPT", "85025")).toEqual([]);
});
