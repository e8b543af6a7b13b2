import { KEPT_NAMES_LANGUAGE, plainServiceName } from "#app/domain/billing-codes/plain-service-name.ts";
import { procedureCodeShape } from "#app/domain/billing-codes/procedure-code-shape.ts";
import type { Draft, DraftLine } from "./bench-bill.ts";
import { charge, type Workshop } from "./draft-bill.ts";
import { append, hold, isOneOf, type Plant, takeLine, told } from "./plant.ts";
import {
  highEmergencyVisits,
  highOfficeVisits,
  images,
  isHighVisit,
  isVisit,
  type Service,
  surgeries,
} from "./services.ts";

/** Pairs of the published table, with what each usually costs in dollars. */
const PAIRS_THAT_YIELD = [
  ["85025", 142, "85027", 118],
  ["81001", 74, "81003", 52],
  ["80048", 198, "82947", 61],
  ["93000", 318, "93005", 204],
  ["45385", 3860, "45380", 3120],
  ["96365", 724, "96372", 166],
] as const;
const PAIRS_THAT_NEVER_YIELD = [
  ["80053", 286, "80048", 198],
  ["43239", 2945, "43235", 2210],
  ["45385", 3860, "45378", 2490],
  ["29881", 8640, "29877", 5120],
  ["94060", 462, "94010", 248],
] as const;
const ADD_ONS = [
  ["11103", 148],
  ["17003", 42],
  ["64484", 980],
  ["77063", 118],
  ["90472", 46],
  ["96361", 164],
  ["96375", 152],
  ["96415", 388],
  ["97598", 204],
  ["99292", 890],
] as const;
/** Codes with limits of a day, and one of a line, in both tables. */
const LIMITED = [
  ["97110", 118],
  ["97140", 109],
  ["96372", 166],
  ["96375", 152],
  ["71046", 412],
  ["85025", 142],
  ["80061", 164],
  ["36415", 38],
  ["J1885", 42],
  ["J7120", 58],
  ["99486", 210],
] as const;

/** Errors in codes, units and modifiers. */
export const plantedCodes: readonly Plant[] = [
  pair("ncci-pair: never together", PAIRS_THAT_NEVER_YIELD, [], []),
  pair("ncci-pair: never together, whatever the modifier", PAIRS_THAT_NEVER_YIELD, [], ["59"]),
  pair("ncci-pair: without a modifier", PAIRS_THAT_YIELD, [], []),
  pair("ncci-pair: 76 parts nothing", PAIRS_THAT_YIELD, [], ["76"]),
  pair("ncci-pair: 22 parts nothing", PAIRS_THAT_YIELD, ["22"], []),
  {
    name: "ncci-pair: the second part is there twice",
    plant(draft, workshop) {
      const second = plantPair(draft, workshop, workshop.random.pick(PAIRS_THAT_NEVER_YIELD), [], []);
      if (!second) return false;
      const copy = append(draft, { ...second });
      draft.truths.push({
        rule: "duplicate-line",
        lines: [second, copy],
        amountCents: copy.cents,
        targets: [{ lines: [copy], cents: copy.cents }],
      });
      return true;
    },
  },
  ...([1, 2] as const).map(
    (lineCount): Plant => ({
      name: `mue-units: on ${lineCount === 1 ? "a line" : "two lines"}`,
      plant(draft, workshop) {
        if (isOneOf(draft, "inpatient")) return false;
        const [code, dollars] = workshop.random.pick(LIMITED);
        const table = draft.setting === "professional" ? "practitioner" : "hospital";
        const most = workshop.edits.limits.get(code)![table]!.units;
        const day = workshop.random.pick(draft.days);
        const units = [most + 1 + workshop.random.integer(0, 3)];
        if (lineCount === 2) units.push(1);
        for (const count of units) {
          hold(draft, charge(draft, workshop, service(code, dollars), { day, units: count }));
        }
        return true;
      },
    }),
  ),
  {
    name: "mue-units: no unit is paid",
    plant(draft, workshop) {
      if (!isOneOf(draft, "physician")) return false;
      const tray = service("A4550", 36);
      hold(
        draft,
        charge(draft, workshop, tray, { day: draft.days[0]!, units: workshop.random.integer(1, 3) }),
      );
      return true;
    },
  },
  {
    name: "add-on-without-primary",
    plant(draft, workshop) {
      if (isOneOf(draft, "inpatient")) return false;
      const [code, dollars] = workshop.random.pick(ADD_ONS);
      const day = workshop.random.pick(draft.days);
      const others = workshop.edits.primaries.get(code)!;
      if (draft.lines.some((line) => line.day === day && others.has(line.code ?? ""))) return false;
      hold(draft, charge(draft, workshop, service(code, dollars), { day }));
      return true;
    },
  },
  wrongCode("invalid-code: beyond the last", () => "99999"),
  wrongCode("invalid-code: too short", () => "9921"),
  wrongCode("invalid-code: before the first", () => "00000"),
  wrongCode(
    "invalid-code: withdrawn",
    ({ random, edits }, day) =>
      random.pick([...edits.lastDays].filter(([code, last]) => code.endsWith("T") && last < day))[0],
  ),
  {
    name: "global-and-component",
    plant(draft, workshop) {
      if (!isOneOf(draft, "physician", "laboratory", "outpatient")) return false;
      const image = workshop.random.pick(images);
      if (draft.lines.some(({ code }) => code === image.code)) return false;
      const whole = hold(draft, charge(draft, workshop, image, { day: draft.days[0]! }));
      const cents = Math.round(whole.cents * 0.4);
      const modifiers = [workshop.random.pick(["26", "TC"])];
      const part = append(draft, { ...whole, modifiers, units: 1, unitCents: cents, cents });
      draft.truths.push(told("global-and-component", whole, part));
      return true;
    },
  },
  {
    name: "em-level",
    plant(draft, workshop) {
      const visit = takeLine(draft, workshop, ({ code }) => isVisit(code) && !isHighVisit(code));
      if (!visit) return false;
      const high = workshop.random.pick(draft.kind === "emergency" ? highEmergencyVisits : highOfficeVisits);
      visit.code = high.code;
      visit.words = high.words;
      return true;
    },
  },
  {
    name: "modifier-missing",
    plant(draft, workshop) {
      const visit = takeLine(draft, workshop, ({ code }) => isVisit(code));
      if (!visit) return false;
      hold(draft, charge(draft, workshop, workshop.random.pick(surgeries), { day: visit.day }));
      return true;
    },
  },
];

type PricedPair = readonly [string, number, string, number];

function pair(name: string, pairs: readonly PricedPair[], first: string[], second: string[]): Plant {
  return {
    name,
    plant: (draft, workshop) =>
      plantPair(draft, workshop, workshop.random.pick(pairs), first, second) !== null,
  };
}

/** The second line of a pair next to its first; null: nothing judges this bill's pairs. */
export function plantPair(
  draft: Draft,
  workshop: Workshop,
  [column1, dollars1, column2, dollars2]: PricedPair,
  modifiers1: string[],
  modifiers2: string[],
): DraftLine | null {
  if (isOneOf(draft, "inpatient")) return null;
  const day = workshop.random.pick(draft.days);
  hold(draft, charge(draft, workshop, service(column1, dollars1), { day, modifiers: modifiers1 }));
  return hold(draft, charge(draft, workshop, service(column2, dollars2), { day, modifiers: modifiers2 }));
}

function wrongCode(name: string, codeOn: (workshop: Workshop, day: string) => string): Plant {
  return {
    name,
    plant(draft, workshop) {
      const day = workshop.random.pick(draft.days);
      const wrong = service(codeOn(workshop, day), 140);
      draft.truths.push(told("invalid-code", hold(draft, charge(draft, workshop, wrong, { day }))));
      return true;
    },
  };
}

export function service(code: string, dollars: number): Service {
  const codeType = procedureCodeShape(code);
  const words = (codeType && plainServiceName(KEPT_NAMES_LANGUAGE, { codeType, code })) ?? "Service";
  return { code, revenueCode: "0300", words, cents: dollars * 100 };
}
