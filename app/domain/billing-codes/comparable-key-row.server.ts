import { isOneOf, isText, type Shape } from "#app/platform/db/read-rows.server.ts";
import { type ComparableKey, type Likeness, SETTINGS } from "./comparable-key.ts";
import { CODE_TYPES, type ServiceCode } from "./service-code.ts";

export const SERVICE_CODE_ROW: Shape<ServiceCode> = { codeType: isOneOf(CODE_TYPES), code: isText };

export const LIKENESS_ROW: Shape<Likeness> = {
  setting: isOneOf(SETTINGS),
  billingClass: isText,
  modifiers: isText,
  drugUnit: isText,
};

export const COMPARABLE_KEY_ROW: Shape<ComparableKey> = { ...SERVICE_CODE_ROW, ...LIKENESS_ROW };
