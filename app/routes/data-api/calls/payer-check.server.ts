import { z } from "zod/v4";
import { checkHospital } from "#app/domain/payer-files/ask/check-hospital.server.ts";
import { defineDataCall } from "../data-call.server.ts";

const CheckedPrice = z.object({
  hospital_npi: z.string(),
  ein: z.string(),
  code: z.string().meta({ description: "A CPT code." }),
  verdict: z.enum(["same", "differs", "only_hospital", "only_payer"]),
  hospital_file: z.number().nullable().meta({ description: "US dollars in the hospital’s own file." }),
  payer_file: z.array(z.number()).meta({ description: "US dollars in the plan’s files, ascending." }),
});

const digits = (description: string, shape: RegExp, mend: string) =>
  z.string({ error: "is missing." }).regex(shape, mend).meta({ description });

const ofHospital = {
  npi: digits("The hospital’s NPI (type 2), ten digits.", /^\d{10}$/, "must be ten digits."),
  ein: digits(
    "The hospital’s employer identification number.",
    /^\d{2}-?\d{7}$/,
    "must be nine digits, with or without a dash.",
  ),
};

export const checkPayerAndHospital = defineDataCall({
  path: "/payer_check.json",
  summary:
    "A hospital’s own file against the files of the plans that it names: the facility’s prices without a modifier and not for a stay, by CPT code.",
  parameters: z.object(ofHospital),
  reply: z.array(CheckedPrice),
  example: {
    given: { npi: "1999100187", ein: "001800018" },
    reply: [
      {
        hospital_npi: "1999100187",
        ein: "001800018",
        code: "11730",
        verdict: "only_hospital",
        hospital_file: 285.45,
        payer_file: [],
      },
    ],
  },
  async answer(db, { npi, ein: written }) {
    const ein = written.replace("-", "");
    const checked = await checkHospital(db, { npi: Number(npi), ein });
    return checked.map((price) => ({
      hospital_npi: npi,
      ein,
      code: price.code,
      verdict: price.verdict,
      hospital_file: price.hospitalAmount,
      payer_file: price.payerAmounts,
    }));
  },
});
