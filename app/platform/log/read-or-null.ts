import { logFailure } from "./log-failure.ts";

/** What is read; null, with a line in the log, where reading fails: for a list without which its page is still of use.
 *  `what` begins the line: 'The recent uploads'. */
export async function readOrNull<T>(what: string, reading: Promise<T>): Promise<T | null> {
  try {
    return await reading;
  } catch (error) {
    logFailure(`${what} could not be read`, error);
    return null;
  }
}
