import { type AmountRole, NO_ROLE, type RoleScores } from "./amount-roles.ts";

const NAMES_IT = 0.95;
const MIN_BETTER = 0.15;

/** Whether the heading of a column names, and much better, a kind that no column was taken for: "Your coinsurance" above what was taken for
 *  the plan's payment. */
export function headingNamesAnother(
  scores: RoleScores | undefined,
  role: AmountRole,
  others: readonly AmountRole[],
): boolean {
  if (!scores || role === NO_ROLE) return false;
  const own = scores.get(role) ?? 0;
  for (const [rival, score] of scores) {
    if (score < NAMES_IT || score - own <= MIN_BETTER || rival === NO_ROLE) continue;
    if (!others.includes(rival)) return true;
  }
  return false;
}
