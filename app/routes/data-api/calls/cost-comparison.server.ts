import { z } from "zod/v4";
import { choiceInJson } from "#app/domain/hospitals/finding/hospital-choice.ts";
import { listHospitalNames } from "#app/domain/hospitals/finding/list-hospitals.server.ts";
import { type Dollars, differenceDollars, dollarsNumber } from "#app/domain/money/dollars.ts";
import { type ComparedPrice, compareHospitals } from "#app/domain/prices/compare/compare-hospitals.server.ts";
import { jsonError } from "#app/platform/http/replies/json-error.server.ts";
import { defineDataCall } from "../data-call.server.ts";
import { findNamedHospital, hospitalNotFound } from "../named-hospital.server.ts";
import { city, hospitalId, optionalText, page, state, text } from "../parameters.server.ts";
import {
  alternatives,
  codeType,
  count,
  likeness,
  names,
  priceKind,
  hospitalId as shortId,
  whyEmpty,
} from "../replies.server.ts";

const getHospitals = defineDataCall({
  path: "/cost_comparison/get_hospitals",
  summary: "The hospitals of a state.",
  parameters: z.object({ state: text("A state’s two letters, such as CA, in any case.") }),
  reply: z.object({
    hospitals: names,
    cities: z.array(z.string().nullable()).meta({ description: "Where each of them is, in the same order." }),
    ids: names.meta({ description: "The short id of each of them, in the same order." }),
    message: whyEmpty,
  }),
  example: {
    given: { state: "IL" },
    reply: {
      hospitals: ["Lakeglass Medical Center", "Prairie Lark Hospital", "Sangamon Swift Hospital"],
      cities: ["Chicago", "Naperville", "Springfield"],
      ids: ["289f7efcba", "b9fa97b9bd", "6022f16ac5"],
    },
  },
  unreadable: { hospitals: [], cities: [], ids: [], message: "Failed to fetch the hospitals" },
  async answer(db, { state }) {
    const hospitals = await listHospitalNames(db, { state });
    return {
      hospitals: hospitals.map(({ name }) => name),
      cities: hospitals.map(({ city }) => city),
      ids: hospitals.map(({ shortId }) => shortId),
    };
  },
});

const bothMustBeSelected = "Both hospitals must be selected.";
const comparedOnAPage = 1000;

const compareCosts = defineDataCall({
  path: "/cost_comparison/compare_costs",
  summary: "What two hospitals charge for every service that both publish like for like, 1,000 per page.",
  parameters: z.object({
    hospital1: optionalText("A hospital’s name."),
    hospital2: optionalText("Another hospital’s name."),
    id1: hospitalId,
    state1: state,
    city1: city,
    id2: hospitalId,
    state2: state,
    city2: city,
    page,
  }),
  reply: z.object({
    hospital1: z.string(),
    hospital2: z.string(),
    id1: shortId,
    id2: shortId,
    alternatives1: alternatives,
    alternatives2: alternatives,
    comparison: z.array(
      z.object({
        cpt_code: z.string(),
        code_type: codeType,
        service_name: z.string(),
        ...likeness,
        price_kind: priceKind,
        hospital1_price: z.number(),
        hospital2_price: z.number(),
        difference: z.number().meta({ description: "hospital2_price minus hospital1_price." }),
      }),
    ),
    total: count.meta({ description: "Prices compared on all pages together." }),
    page: count,
    page_count: count,
  }),
  notFound: hospitalNotFound,
  example: {
    given: { hospital1: "Lakeglass Medical Center", hospital2: "Prairie Lark Hospital" },
    reply: {
      hospital1: "Lakeglass Medical Center",
      hospital2: "Prairie Lark Hospital",
      id1: "289f7efcba",
      id2: "b9fa97b9bd",
      alternatives1: [],
      alternatives2: [],
      comparison: [
        {
          cpt_code: "12001",
          code_type: "CPT",
          service_name: "Closing a simple wound of the body, arm, leg or scalp, up to 2.5 cm",
          setting: "outpatient",
          billing_class: "facility",
          modifiers: "",
          drug_unit: "",
          price_kind: "cash",
          hospital1_price: 295.1,
          hospital2_price: 276.76,
          difference: -18.34,
        },
      ],
      total: 328,
      page: 1,
      page_count: 1,
    },
  },
  async answer(db, given, { language }) {
    if (!given.hospital1 || !given.hospital2) return jsonError(400, bothMustBeSelected);
    const [first, second] = await Promise.all([
      findNamedHospital(language, db, {
        name: given.hospital1,
        id: given.id1,
        state: given.state1,
        city: given.city1,
      }),
      findNamedHospital(language, db, {
        name: given.hospital2,
        id: given.id2,
        state: given.state2,
        city: given.city2,
      }),
    ]);
    if (first instanceof Response) return first;
    if (second instanceof Response) return second;
    const { rows, total } = await compareHospitals(db, {
      hospitalIds: [first.hospital.hospitalId, second.hospital.hospitalId],
      page: given.page,
      pageSize: comparedOnAPage,
    });
    return {
      hospital1: first.hospital.name,
      hospital2: second.hospital.name,
      id1: first.hospital.shortId,
      id2: second.hospital.shortId,
      alternatives1: first.alternatives.map(choiceInJson),
      alternatives2: second.alternatives.map(choiceInJson),
      comparison: rows.map(toComparison),
      total,
      page: given.page,
      page_count: Math.ceil(total / comparedOnAPage),
    };
  },
});

function toComparison(row: ComparedPrice) {
  const [price1Dollars, price2Dollars] = row.pricesDollars as [Dollars, Dollars];
  return {
    cpt_code: row.code,
    code_type: row.codeType,
    service_name: row.serviceName,
    setting: row.setting,
    billing_class: row.billingClass,
    modifiers: row.modifiers,
    drug_unit: row.drugUnit,
    price_kind: row.priceKind,
    hospital1_price: dollarsNumber(price1Dollars),
    hospital2_price: dollarsNumber(price2Dollars),
    difference: dollarsNumber(differenceDollars(price1Dollars, price2Dollars)),
  };
}

export const costComparisonCalls = [getHospitals, compareCosts];
