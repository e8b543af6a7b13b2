import type { Clock } from "#app/platform/clock.ts";
import type { PasswordCount } from "../passwords/check-within-limits.server.ts";
import {
  wrongPasswords,
  wrongPasswordsFromAnywhere,
  wrongPasswordsFromDevice,
  wrongPasswordsFromNetwork,
} from "./account-limits.ts";
import { networkSubject } from "./network-subject.server.ts";

/** What a password for an address is counted by, whether it has an account or not. `deviceId`: of a browser that its owner
 *  has signed in with, whose count no stranger can use up; null: it is not known. */
export function passwordCounts(
  { email, clientAddress, deviceId }: { email: string; clientAddress: string; deviceId: string | null },
  clock: Clock,
): PasswordCount[] {
  if (deviceId !== null) {
    return [{ limit: wrongPasswordsFromDevice, subject: deviceId, isEndedByOwner: true }];
  }
  const network = networkSubject(clientAddress, clock);
  return [
    { limit: wrongPasswordsFromNetwork, subject: network, isEndedByOwner: false },
    { limit: wrongPasswords, subject: subjectOf(email, network), isEndedByOwner: true },
    { limit: wrongPasswordsFromAnywhere, subject: email, isEndedByOwner: false },
  ];
}

/** An address as it is tried from one network. */
export function subjectOf(email: string, network: string): string {
  return `${email} ${network}`;
}
