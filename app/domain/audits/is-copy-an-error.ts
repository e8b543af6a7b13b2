import { mayBeDoneAgain } from "./may-be-done-again.ts";
import { clinicianModifiers, saysAgainModifiers } from "./says-again-modifiers.ts";
import type { StandingLine } from "./standing-lines.ts";

/** Whether a second charge like this one on its day is an error by itself: nothing about it says, or lets one guess, that the service
 *  was done twice or by two. False without a procedure or a day. */
export function isCopyAnError({ procedure, day, line }: StandingLine): boolean {
  if (procedure === null || day === null || mayBeDoneAgain(procedure)) return false;
  return !line.modifiers.some(
    (modifier) => saysAgainModifiers.has(modifier) || clinicianModifiers.has(modifier),
  );
}
