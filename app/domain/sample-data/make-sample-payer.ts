import type { ServiceArea } from "./catalogue/service-group.ts";
import type { SampleFile } from "./make-sample-files.ts";
import { makeSampleFiles } from "./make-sample-files.ts";
import { type SampleHospital, sampleHospitals, withCheckDigit } from "./sample-hospitals.ts";
import { type SampleService, sampleServices } from "./service-catalogue.ts";

/** The plan whose table of contents comes with the sample data. Its name is that of hospitals' own sample files. */
export const SAMPLE_RATED_PLAN = {
  payerName: "Prairie Crown Insurance",
  planName: "Open Access",
  planId: "0099900011",
};

/** A fictional place outside hospitals. No such organization exists; its NPI belongs to no one. */
interface SamplePlace {
  npi: string;
  ein: string;
  name: string;
  address: string;
  zip: string;
  phone: string;
  taxonomy: string;
  /** What its rates are for: areas of services, under a class and at a place of service. */
  areas: readonly ServiceArea[];
  billingClass: "professional" | "institutional";
  place: string;
  /** The part of a common hospital charge that the plan agreed to pay. */
  share: number;
  modifiers?: readonly string[];
}

const CITY = "Chicago";
const STATE = "IL";
const UPDATED_ON = "2026-10-01";
const HOSPITAL = "Lakeglass Medical Center";
/** No employer's number begins with 00. */
const HOSPITAL_EIN = "001800018";

const place = (
  index: number,
  ein: string,
  [name, address, zip, taxonomy]: readonly [string, string, string, string],
  rates: Pick<SamplePlace, "areas" | "billingClass" | "place" | "share"> & { modifiers?: readonly string[] },
): SamplePlace => ({
  npi: withCheckDigit(`1999${20_001 + index}`),
  ein,
  name,
  address,
  zip,
  phone: `312555018${index}`,
  taxonomy,
  ...rates,
});

const PLACES: readonly SamplePlace[] = [
  place(0, "001900001", ["Lanternglass Imaging Center", "410 Lanternglass Street", "60607", "261QR0200X"], {
    areas: ["imaging"],
    billingClass: "professional",
    place: "11",
    share: 0.24,
  }),
  place(1, "001900002", ["Prairie Kite Surgery Center", "1903 Prairie Kite Place", "60612", "261QA1903X"], {
    areas: ["surgery"],
    billingClass: "institutional",
    place: "24",
    share: 0.31,
  }),
  place(
    2,
    "001900003",
    ["Sparrow Street Laboratory", "77 Sparrow Street", "60614", "291U00000X"],
    // Its rates for images are those of the plan's whole fee schedule: it takes none.
    { areas: ["laboratory", "imaging"], billingClass: "professional", place: "81", share: 0.11 },
  ),
  place(3, "001900004", ["Finch Corner Urgent Care", "2240 Finch Corner", "60618", "261QU0200X"], {
    areas: ["clinic"],
    billingClass: "professional",
    place: "20",
    share: 0.45,
  }),
  place(4, HOSPITAL_EIN, ["Lakeglass Radiology Physicians", "1717 Lakeglass Drive", "60602", "2085R0202X"], {
    areas: ["imaging"],
    billingClass: "professional",
    place: "22",
    share: 0.05,
    modifiers: ["26"],
  }),
];

/** Every seventh of the hospital's rates is another one than in its own file, and every eleventh is missing in the plan's. */
const [DIFFERS_EVERY, MISSING_EVERY] = [7, 11];

/**
 * Makes the files of a fictional payer, as a payer and NPPES would publish them: a table of contents, an in-network file, and who is
 * behind the NPIs. Rates of the hospital in it are mostly those of the hospital's own sample file. Every byte is fixed.
 */
export function makeSamplePayer(): SampleFile[] {
  const hospital = sampleHospitals().find(({ name }) => name === HOSPITAL);
  if (hospital === undefined) throw new Error(`There is no sample hospital ${HOSPITAL}.`);
  const { payerName, planName, planId } = SAMPLE_RATED_PLAN;
  const ratesFile = "2026-10-01_prairie-crown_open-access_in-network-rates.json";
  const header = {
    reporting_entity_name: `${payerName} (fictional)`,
    reporting_entity_type: "health insurance issuer",
    last_updated_on: UPDATED_ON,
    version: "2.1.0",
  };
  const contents = {
    ...header,
    reporting_structure: [
      {
        reporting_plans: [
          {
            plan_name: planName,
            plan_id_type: "hios",
            plan_id: planId,
            plan_market_type: "group",
            issuer_name: payerName,
          },
        ],
        in_network_files: [
          {
            description: planName,
            location: `https://files.prairie-crown.example/${ratesFile}?Expires=1790000000`,
          },
        ],
      },
    ],
  };
  const inNetwork = {
    ...header,
    provider_references: [
      ...PLACES.map(({ npi, ein, name }, index) => reference(index + 1, npi, ein, name)),
      reference(PLACES.length + 1, hospital.npi, HOSPITAL_EIN, HOSPITAL),
    ],
    in_network: servicesInNetwork(),
  };
  return [
    { fileName: "2026-10-01_prairie-crown_index.json", text: `${JSON.stringify(contents, null, 1)}\n` },
    { fileName: ratesFile, text: `${JSON.stringify(inNetwork)}\n` },
    { fileName: "npidata_pfile_20261001-20261001.csv", text: providersFile(hospital) },
  ];
}

function reference(id: number, npi: string, ein: string, name: string) {
  const tin = { type: "ein", value: `${ein.slice(0, 2)}-${ein.slice(2)}`, business_name: name };
  return {
    provider_group_id: id,
    network_name: [SAMPLE_RATED_PLAN.planName],
    provider_groups: [{ npi: [Number(npi)], tin }],
  };
}

function servicesInNetwork(): object[] {
  const own = ownRates();
  return sampleServices().flatMap((service) => {
    const rates = [
      ...PLACES.flatMap((one, index) => ratesOfPlace(service, one, index + 1)),
      ...ratesOfHospital(own.get(service.code)),
    ];
    if (rates.length === 0) return [];
    return [
      {
        negotiation_arrangement: "ffs",
        name: service.name,
        billing_code_type: service.codeType,
        billing_code_type_version: "2026",
        billing_code: service.code,
        description: service.name,
        negotiated_rates: rates,
      },
    ];
  });
}

function ratesOfPlace({ area, grossDollars, code }: SampleService, one: SamplePlace, id: number): object[] {
  if (!one.areas.includes(area)) return [];
  // Prices of places differ a little from service to service, by the digits of the code.
  const turn = 0.9 + (Number(code.replace(/\D/g, "")) % 21) / 100;
  const price = {
    ...priceOf(Math.round(grossDollars * one.share * turn * 100) / 100, one.billingClass),
    service_code: [one.place],
    ...(one.modifiers ? { billing_code_modifier: one.modifiers } : {}),
  };
  return [{ provider_references: [id], negotiated_prices: [price] }];
}

function ratesOfHospital(dollars: number | undefined): object[] {
  if (dollars === undefined) return [];
  const cents = Math.round(dollars * 100);
  if (cents % MISSING_EVERY === 0) return [];
  const agreed = cents % DIFFERS_EVERY === 0 ? Math.round(cents * 1.06) / 100 : dollars;
  return [
    { provider_references: [PLACES.length + 1], negotiated_prices: [priceOf(agreed, "institutional")] },
  ];
}

function priceOf(dollars: number, billingClass: string) {
  return {
    negotiated_type: "negotiated",
    negotiated_rate: dollars,
    expiration_date: "9999-12-31",
    billing_class: billingClass,
    setting: "outpatient",
  };
}

/** The plan's dollars for outpatient CPT codes in the hospital's own file. */
function ownRates(): Map<string, number> {
  const [file] = [...makeSampleFiles()].filter(({ fileName }) => fileName.includes("lakeglass-medical"));
  const rates = new Map<string, number>();
  for (const item of (JSON.parse(file?.text ?? "{}") as OwnFile).standard_charge_information ?? []) {
    const code = item.code_information.find(({ type }) => type === "CPT")?.code;
    const [charge] = item.standard_charges.filter(({ setting }) => setting !== "inpatient");
    const dollars = charge?.payers_information?.find(
      ({ payer_name, plan_name }) =>
        payer_name === SAMPLE_RATED_PLAN.payerName && plan_name === SAMPLE_RATED_PLAN.planName,
    )?.standard_charge_dollar;
    if (code !== undefined && dollars !== undefined && !rates.has(code)) rates.set(code, dollars);
  }
  return rates;
}

interface OwnFile {
  standard_charge_information?: {
    code_information: { code: string; type: string }[];
    standard_charges: {
      setting: string;
      payers_information?: { payer_name: string; plan_name: string; standard_charge_dollar?: number }[];
    }[];
  }[];
}

const COLUMNS = [
  "NPI",
  "Entity Type Code",
  "Provider Organization Name (Legal Business Name)",
  "Provider First Line Business Practice Location Address",
  "Provider Business Practice Location Address City Name",
  "Provider Business Practice Location Address State Name",
  "Provider Business Practice Location Address Postal Code",
  "Provider Business Practice Location Address Country Code (If outside U.S.)",
  "Provider Business Practice Location Address Telephone Number",
  "Healthcare Provider Taxonomy Code_1",
  "Healthcare Provider Primary Taxonomy Switch_1",
  "NPI Deactivation Date",
  "NPI Reactivation Date",
];

function providersFile(hospital: SampleHospital): string {
  const phone = hospital.phone.replace(/\D/g, "");
  const rows = [...PLACES, { ...hospital, phone, taxonomy: "282N00000X" }].map(
    ({ npi, name, address, zip, phone, taxonomy }) => [
      npi,
      "2",
      name,
      address,
      CITY,
      STATE,
      zip,
      "US",
      phone,
      taxonomy,
      "Y",
      "",
      "",
    ],
  );
  return [COLUMNS, ...rows].map((cells) => `${cells.map((cell) => `"${cell}"`).join()}\n`).join("");
}
