import type { PriceFile } from "./price-file.ts";
import { dollars, negotiatedRange, type SampleCharge } from "./sample-charge.ts";

type OddValue = { hospital: string; code: string; change: (charge: SampleCharge) => SampleCharge };

const NO_PRICE = "999999999";

/** The mistakes that real files hold: slipped decimals, the dictionary's nine nines, a cent, cash above gross. */
const ODD_VALUES: readonly OddValue[] = [
  { hospital: "Copper Magnolia Hospital", code: "85025", change: (charge) => timesThousand(charge) },
  {
    hospital: "Maple Fox Hospital",
    code: "80061",
    change: (charge) => ({ ...charge, cash: "0.01" }),
  },
  {
    hospital: "Prairie Lark Hospital",
    code: "27447",
    change: (charge) => ({ ...charge, cash: NO_PRICE }),
  },
  {
    hospital: "Iron Robin Medical Center",
    code: "99284",
    change: (charge) => ({ ...charge, cash: dollars(Number(charge.gross) * 125) }),
  },
  {
    hospital: "Bluff Heron Hospital",
    code: "73721",
    change: (charge) => withHighestRateTimesHundred(charge),
  },
];

/** The file with its hospital's odd values, which importers must bear. */
export function withOddValues(file: PriceFile): PriceFile {
  const odd = ODD_VALUES.filter(({ hospital }) => hospital === file.hospital.name);
  const charges = file.charges.map((charge) => {
    const value = odd.find(({ code }) => charge.codes[0]?.code === code && charge.modifiers.length === 0);
    return value ? value.change(charge) : charge;
  });
  return { ...file, charges };
}

function timesThousand(charge: SampleCharge): SampleCharge {
  const times = (amount: string | null) => amount && dollars(Number(amount) * 100_000);
  return { ...charge, gross: times(charge.gross), cash: times(charge.cash) };
}

function withHighestRateTimesHundred(charge: SampleCharge): SampleCharge {
  const payers = charge.payers.map((payer) =>
    payer.dollar !== null && payer.dollar === charge.max
      ? { ...payer, dollar: dollars(Number(payer.dollar) * 10_000) }
      : payer,
  );
  return { ...charge, payers, ...negotiatedRange(payers) };
}
