import { describe, expect, it } from "vitest";
import { agreeOnName, mendReading } from "./tidy-name.ts";

describe("mendReading", () => {
  it.each([
    ["Fairm eadow Medical Center", "Fairmeadow Medical Center"],
    ["Ridgeline A m bulance Service, LLC", "Ridgeline Ambulance Service, LLC"],
    ["St. Fintan H ospital", "St. Fintan Hospital"],
    ["STONEBRIAR MEMORIALHOSPITAL", "STONEBRIAR MEMORIAL HOSPITAL"],
    ["BlueKestrel Anesthesiology,PLLC", "Blue Kestrel Anesthesiology, PLLC"],
    ["OLD D0MINION HOSPITAL", "OLD DOMINION HOSPITAL"],
    ["ST. FlNTAN HOSPITAL", "ST. FINTAN HOSPITAL"],
    ["Pine Harrow Regioral Hospital", "Pine Harrow Regional Hospital"],
  ])("mends %s", (read, mended) => {
    expect(mendReading(read)).toBe(mended);
  });

  it.each([
    "CareHarbor Urgent Care",
    "Hospital de la Luz",
    "A Better Clinic",
    "Birth & Women's Health",
  ])("leaves %s as printed", (name) => {
    expect(mendReading(name)).toBe(name);
  });
});

describe("agreeOnName", () => {
  it("takes the spelling of the majority, and the surest reading in a tie", () => {
    const [good, bad] = ["Pine Harrow Hospital", "Pire Harrow Hospital"];
    const [top, middle, foot] = [[{}], [{}], [{}]];
    expect(
      agreeOnName([
        { text: bad, confidence: 0.99, words: middle },
        { text: good, confidence: 0.8, words: top },
        { text: good, confidence: 0.8, words: foot },
      ]),
    ).toBe(good);
    expect(
      agreeOnName([
        { text: bad, confidence: 0.7, words: middle },
        { text: good, confidence: 0.9, words: top },
      ]),
    ).toBe(good);
  });

  it("hears a line once, for however many reasons it was read", () => {
    const [good, bad] = ["Pine Harrow Hospital", "Pire Harrow Hospital"];
    const words = [{}];
    expect(
      agreeOnName([
        { text: bad, confidence: 0.7, words },
        { text: bad, confidence: 0.7, words },
        { text: good, confidence: 0.9, words: [{}] },
      ]),
    ).toBe(good);
  });
});
