import { dollarsNumber } from "#app/domain/money/dollars.ts";
import type { Answer, DollarRange } from "./answer.ts";

/** `answer` of the search's JSON; `assumed`: each in a sentence. Dollars are numbers. */
export function answerInJson(answer: Answer, assumed: readonly string[]) {
  const { lowest, plan, medicare } = answer;
  return {
    kind: answer.kind,
    price_kind: answer.priceKind,
    typical: rangeInJson(answer.typical),
    median: dollarsNumber(answer.medianDollars),
    hospitals: answer.hospitalCount,
    lowest: lowest && {
      hospital_name: lowest.hospitalName,
      price: dollarsNumber(lowest.priceDollars),
      distance_miles: tenths(lowest.distanceMiles),
    },
    medicare: dollarsNumber(medicare?.dollars ?? null),
    doctor_extra: dollarsNumber(answer.doctorDollars),
    with_doctor: rangeInJson(answer.withDoctor),
    plan: plan && { payer: plan.payerName, plan: plan.planName, kind: plan.kind },
    listed_plans: answer.listedPlans.map(({ payerName, planName, kind, lowestDollars }) => ({
      payer: payerName,
      plan: planName,
      kind,
      lowest: dollarsNumber(lowestDollars),
    })),
    missing: answer.missing,
    assumed,
    alternatives: answer.alternatives.map(({ codeType, code, name }) => ({
      code_type: codeType,
      code,
      name,
    })),
    not_loaded: answer.notLoaded.map(({ hospitalName, city, distanceMiles, fileReason }) => ({
      hospital_name: hospitalName,
      city,
      distance_miles: tenths(distanceMiles),
      price_file_reason: fileReason,
    })),
  };
}

const rangeInJson = (range: DollarRange | null) =>
  range && { low: dollarsNumber(range.lowDollars), high: dollarsNumber(range.highDollars) };

const tenths = (miles: number | null) => (miles === null ? null : Math.round(miles * 10) / 10);
