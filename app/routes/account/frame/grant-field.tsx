import { grantParameter, useGrantId } from "./account-address.ts";

/** Keeps saying whose account it is, in a form that leads to another page of it by its fields. */
export function GrantField() {
  const grantId = useGrantId();
  return grantId === null ? null : <input type="hidden" name={grantParameter} value={grantId} />;
}
