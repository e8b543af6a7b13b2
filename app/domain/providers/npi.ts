/** The issuer's digits that stand before an NPI where its check digit is made. */
const ISSUER = "80840";

/** Whether ten digits can be an NPI: 1 or 2 first, and its check digit right (Luhn over 80840 and the ten). */
export function isNpi(npi: number): boolean {
  if (!(npi >= 1_000_000_000 && npi < 3_000_000_000)) return false;
  const digits = `${ISSUER}${npi}`;
  let sum = 0;
  for (let index = 0; index < digits.length; index++) {
    const digit = Number(digits[digits.length - 1 - index]);
    const doubled = 2 * digit;
    sum += index % 2 === 0 ? digit : doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}
