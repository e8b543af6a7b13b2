/** What can be wrong on a hospital's page, the most harmful first: a price and a policy move money. */
export const CORRECTION_SUBJECTS = ["price", "policy", "phone", "name", "other"] as const;
export type CorrectionSubject = (typeof CORRECTION_SUBJECTS)[number];

export const CORRECTION_SENDERS = ["reader", "hospital"] as const;
export type CorrectionSender = (typeof CORRECTION_SENDERS)[number];

/** `corrected`: it was wrong; `as-published`: the source says so; `dismissed`: it said nothing that can be looked at. */
export const CORRECTION_DECISIONS = ["corrected", "as-published", "dismissed"] as const;
export type CorrectionDecision = (typeof CORRECTION_DECISIONS)[number];

export const correctionLimits = { saysCharacters: 1000, evidenceCharacters: 500, answerCharacters: 300 };

/** A correction that no one has decided on yet. `sentAt`: an ISO time. */
export interface OpenCorrection {
  correctionId: number;
  hospitalName: string;
  hospitalShortId: string;
  subject: CorrectionSubject;
  sender: CorrectionSender;
  says: string;
  evidence: string;
  sentAt: string;
}

/** A decision as everybody reads it. `answer`: the operator's sentence, '' = none; `decidedOn`: an ISO day. */
export interface AnsweredCorrection {
  correctionId: number;
  subject: CorrectionSubject;
  decision: Exclude<CorrectionDecision, "dismissed">;
  answer: string;
  decidedOn: string;
}
