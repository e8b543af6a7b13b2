import type { Draft, DraftLine } from "./bench-bill.ts";
import { daysAfter } from "./days-after.ts";
import { charge, type Workshop } from "./draft-bill.ts";
import { append, hold, isOneOf, type Plant, takeLine } from "./plant.ts";
import { plantPair, service } from "./planted-codes.ts";
import { isVisit, surgeries, uncodedCharges } from "./services.ts";

/** What nearly looks like an error in the lines of a bill, and is none. */
export const nearMisses: readonly Plant[] = [
  ...["76", "77", "91", "XS", "59"].map((modifier) =>
    onALine(`done again, modifier ${modifier}`, (draft, line) =>
      append(draft, { ...line, modifiers: [modifier] }),
    ),
  ),
  onALine("both sides", (draft, line) => {
    line.modifiers = ["LT"];
    append(draft, { ...line, modifiers: ["RT"] });
  }),
  onALine("bilateral", (draft, line) => {
    append(draft, { ...line, modifiers: ["50"] });
  }),
  onALine("another amount", (draft, line) => {
    append(draft, { ...line, unitCents: line.unitCents + 1, cents: line.cents + line.units });
  }),
  onALine("a copy that was taken back", (draft, line, { random }) => {
    const copy = append(draft, { ...line, isTakenBack: true });
    const day = draft.printsLineDays ? daysAfter(line.day, random.pick([0, 0, 12])) : line.day;
    append(draft, { ...copy, day, units: random.pick([line.units, -line.units]), cents: -line.cents });
  }),
  onALine("a charge that was taken back", (draft, line) => {
    line.isTakenBack = true;
    append(draft, { ...line, cents: -line.cents });
  }),
  onALine("a part taken back", (draft, line) => {
    append(draft, { ...line, units: 0, cents: -Math.max(1, Math.round(line.cents * 0.3)) });
  }),
  onALine("a unit’s price rounded to the cent", (draft, line) => {
    draft.printsUnitPrices = true;
    line.units = 3;
    line.cents = 3 * line.unitCents + 1;
  }),
  onALine("a published price that is just kept", (draft, line) => {
    draft.hasPrices = true;
    const unitCents = line.unitCents;
    line.published = { gross: unitCents, cash: unitCents, state: unitCents, medicare: unitCents };
  }),
  paired("a pair of another day", ([first, second], draft) => {
    [first!.day, second!.day] = [draft.days[0]!, draft.days[1]!];
    return draft.days.length > 1;
  }),
  ...["59", "XU", "91", "58", "LT"].flatMap((modifier) => [
    paired(`a pair apart by ${modifier}`, ([, second]) => {
      second!.modifiers = [modifier];
      return true;
    }),
    paired(`a pair apart by ${modifier} on the first`, ([first]) => {
      first!.modifiers = [modifier];
      return true;
    }),
  ]),
  {
    name: "a practitioners’ pair at a hospital",
    plant(draft, workshop) {
      if (draft.setting !== "outpatient") return false;
      return plantPair(draft, workshop, ["99213", 186, "99212", 118], [], []) !== null;
    },
  },
  {
    name: "a pair in a stay",
    plant(draft, workshop) {
      if (!isOneOf(draft, "inpatient")) return false;
      for (const [code, dollars] of [
        ["93000", 318],
        ["93005", 204],
      ] as const) {
        hold(draft, charge(draft, workshop, service(code, dollars), { day: draft.days[0]!, units: 9 }));
      }
      return true;
    },
  },
  addedOn("96374", 418, "96375", 152),
  addedOn("96365", 724, "96361", 164),
  addedOn("11102", 312, "11103", 148),
  addedOn("77067", 486, "77063", 118),
  addedOn("90471", 62, "90472", 46),
  {
    name: "units at the limit",
    plant(draft, workshop) {
      if (draft.setting === "inpatient") return false;
      const table = draft.setting === "professional" ? "practitioner" : "hospital";
      const [code, dollars] = workshop.random.pick([
        ["97110", 118],
        ["96375", 152],
        ["A4550", 36],
      ] as const);
      const units = workshop.edits.limits.get(code)![table]!.units;
      const day = draft.days[0]!;
      if (code === "96375") hold(draft, charge(draft, workshop, service("96374", 418), { day }));
      hold(draft, charge(draft, workshop, service(code, dollars), { day, units }));
      return units > 0;
    },
  },
  {
    name: "a visit of its own by 25",
    plant(draft, workshop) {
      const visit = takeLine(draft, workshop, ({ code }) => isVisit(code));
      if (!visit) return false;
      visit.modifiers = ["25"];
      hold(draft, charge(draft, workshop, workshop.random.pick(surgeries), { day: visit.day }));
      return true;
    },
  },
  {
    name: "a hospital’s image and its reading",
    plant(draft, workshop) {
      if (!isOneOf(draft, "emergency", "outpatient")) return false;
      const image = { ...service("71046", 412), revenueCode: "0324" };
      const whole = hold(draft, charge(draft, workshop, image, { day: draft.days[0]! }));
      const cents = Math.round(whole.cents * 0.2);
      append(draft, { ...whole, revenueCode: "0972", modifiers: ["26"], unitCents: cents, cents });
      return true;
    },
  },
  {
    name: "a dose on each day",
    plant(draft, workshop) {
      if (!isOneOf(draft, "inpatient")) return false;
      const dose = workshop.random.pick(uncodedCharges);
      const first = hold(draft, charge(draft, workshop, dose, { day: draft.days[0]! }));
      append(draft, { ...first, day: draft.days[1]! });
      return true;
    },
  },
];

function onALine(
  name: string,
  change: (draft: Draft, line: DraftLine, workshop: Workshop) => unknown,
): Plant {
  return {
    name,
    plant(draft, workshop) {
      const line = takeLine(draft, workshop, ({ modifiers }) => modifiers.length === 0);
      if (line) change(draft, line, workshop);
      return line !== undefined;
    },
  };
}

function paired(name: string, change: (pair: DraftLine[], draft: Draft) => boolean): Plant {
  return {
    name,
    plant(draft, workshop) {
      const second = plantPair(draft, workshop, ["85025", 142, "85027", 118], [], []);
      return second !== null && change(draft.lines.slice(-2), draft);
    },
  };
}

function addedOn(primary: string, dollars: number, addOn: string, addOnDollars: number): Plant {
  return {
    name: `${addOn} beside ${primary}`,
    plant(draft, workshop) {
      const day = workshop.random.pick(draft.days);
      hold(draft, charge(draft, workshop, service(primary, dollars), { day }));
      hold(draft, charge(draft, workshop, service(addOn, addOnDollars), { day, units: 2 }));
      return true;
    },
  };
}
