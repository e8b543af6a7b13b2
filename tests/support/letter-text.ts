import type { LetterText } from "#app/domain/letters/letter-text.ts";

/** A letter that asks for something. */
export const letterText: LetterText = {
  senderLines: ["Ada Example", "1 Main Street"],
  date: "November 22, 2026",
  recipientLines: ["The billing office"],
  subject: "My bill",
  references: ["Account number: 12345"],
  salutation: "To whom it may concern:",
  body: "Please look at my bill again.",
  closing: "Sincerely,",
  signature: "Ada Example",
  enclosuresHeading: "Enclosures:",
  enclosures: ["The bill"],
};
