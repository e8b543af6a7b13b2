/** So many days before a deadline, a mail reminds of it. */
export const reminderDays = [14, 3, 1] as const;

/** A reminder, as its row seals it. */
export interface Reminder {
  /** ISO day. */
  dueOn: string;
}
