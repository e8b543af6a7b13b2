import type { TypedCode } from "#app/domain/billing-codes/normalise-code.ts";
import { addressOf } from "#app/platform/http/addresses/address-of.ts";

/** What names a hospital in an address: its name for those who read it, its short id since names are not unique. */
export type LinkedHospital = { name: string; shortId: string };

type AddressedPlan = { payer: string; planKind: string | null };

const SHORT_ID = /^[0-9a-f]{10}$/;

/** Whether a text may be a short id; no hospital is named so. */
export function isShortId(text: string): boolean {
  return SHORT_ID.test(text);
}

/** The path of a hospital's page. */
export function hospitalPath({ name, shortId }: LinkedHospital): string {
  return addressOf("/hospital_details", { name, id: shortId });
}

/** The path of the page with all charges of one service at one hospital, which begins with a plan's rate if one is named. */
export function hospitalServicePath(
  { name, shortId }: LinkedHospital,
  { code, codeType }: TypedCode,
  rate: { payerName: string; planName: string } | null = null,
): string {
  return addressOf("/hospital_service_details", {
    name,
    id: shortId,
    code,
    code_type: codeType,
    payer: rate?.payerName ?? null,
    plan: rate?.planName ?? null,
  });
}

/** Returns the path of the same page at one line of the hospital's file. Includes a bill's charge for one unit
 *  and the plan whose rate is wanted. Null kind of plan: taken from the payer's name, else commercial. */
export function billedServicePath(
  { name, shortId }: LinkedHospital,
  { code, codeType }: TypedCode,
  { chargeNo, amount, plan }: { chargeNo: number | null; amount: string | null; plan: AddressedPlan | null },
): string {
  return addressOf("/hospital_service_details", {
    name,
    id: shortId,
    code,
    code_type: codeType,
    line: chargeNo,
    payer: plan?.payer ?? null,
    plan_kind: plan?.planKind ?? null,
    amount,
  });
}
