import type { ReasonAsk } from "#app/domain/explanations/reason-codes/reason-codes.ts";

/** How a letter to a plan argues from the reason of its decision: 'I' is the patient, 'you' the plan. `papers` are what the
 *  plan should send, as the object of "please send me". */
interface Argument {
  argument: string;
  papers: string;
}

const bare: Argument = {
  argument:
    "Please tell me in plain words which rule or plan term your decision is based on, and how it applies to this service. The claim should be paid unless the plan clearly excludes the service.",
  papers: "the rule or plan term that the decision is based on",
};

const necessity: Argument = {
  argument:
    "The service was ordered because I needed it. Please measure it by your written criteria and my whole medical record, and name each criterion that you find not met.",
  papers:
    "the clinical criteria and guidelines that you used, and the name and field of the person who reviewed my record",
};

const claimAsSent: Argument = {
  argument:
    "If the claim is missing something or has a wrong code, please tell my provider and me exactly what. Please decide again once it is fixed. I should not lose coverage over the provider’s mistake.",
  papers: "the claim as it reached you, with your note of what it lacked",
};

const other: Argument = {
  argument:
    "Please tell me which coverage you believe pays first and why. I will answer at once, so that the claim is decided.",
  papers: "what you have on file about other coverage I may have",
};

const byAsk = {
  share: bare,
  "write-off": bare,
  reason: bare,
  correct: claimAsSent,
  records: {
    argument:
      "If documents are missing, please tell me which, from whom and when you asked for them. Please decide again when they come.",
    papers: "each request for records that you sent, with its date and to whom it went",
  },
  late: {
    argument:
      "My provider, not I, sends the claims. Please look at when each copy of this one reached you. Please make sure that I am not billed for a delay I did not cause.",
    papers: "the day on which each copy of the claim reached you, and the time limit that you applied",
  },
  duplicate: {
    argument:
      "If this repeats another claim, please tell me which one and how it was decided. If the service was given more than once, each should be paid.",
    papers: "the claim that this one is said to repeat, with your decision on it",
  },
  bundled: {
    argument:
      "Please tell me which service you say already includes this one. If the two were separate, please pay both. If they were not, I should not be billed for this one.",
    papers: "the rule that combines this service with another, and the name of the other service",
  },
  authorization: {
    argument:
      "I needed the service whether or not you were asked first. Please decide about it now as you would have then. Where it was the provider’s duty to ask, I should not have to pay for its omission.",
    papers:
      "your list of services that needed authorization on the day of care, and your record of requests about this one",
  },
  necessity,
  level: necessity,
  coverage: {
    argument:
      "Please show me the words of the plan, in force on the day of care, that exclude this service. If they do not clearly exclude it, the claim should be paid.",
    papers: "the page of the plan document that you relied on, as of the day of care",
  },
  limit: {
    argument:
      "Please show me how you counted what I have used. If the count is wrong, the claim should be paid.",
    papers: "your count of what I have used of this benefit, by date and service",
  },
  eligibility: {
    argument:
      "Please check the days of my coverage against the day of care. If I was covered that day, the claim should be paid.",
    papers: "the days of coverage that you have on file for me, and where they come from",
  },
  "other-plan": other,
  emergency: {
    argument:
      "I got help because of my symptoms: [what you felt]. The test is whether a reasonable person with those symptoms would have thought it was an emergency, not what the doctors found later.",
    papers: "the standard you used to decide whether this was an emergency",
  },
  "paid-to-you": bare,
  wait: bare,
  "appeal-late": {
    argument: "Please tell me from which day you counted. [Why it came when it did.]",
    papers: "the notice that you counted from, with the day on which it was sent",
  },
  "appeal-again": bare,
  "your-answer": {
    argument: "This is my answer to what you asked: [your answer]. Please decide again.",
    papers: "the request that you say I have not answered",
  },
  network: {
    argument:
      "Please tell me which provider in the network, near me, could have given me this care in time. If none could, please pay it as care in the network.",
    papers: "your list of providers in the network for this care near me on that day",
  },
  "advance-notice": {
    argument:
      "Please look at whether the notice that was given to me before care was complete and came in time. If not, I should not have to pay.",
    papers: "a copy of the notice that I am said to have signed",
  },
} as const satisfies Record<ReasonAsk, Argument>;

export const denialLetter = {
  byAsk,
  /** Of a code without the plan's words. */
  code: "Reason code {code}",
  service: "{facts}: {reasons}",
  named: "{name} ({code})",
  unnamed: "a service that the notice does not name",
  printed: "“{words}” (code {code})",
  inWords: "code {code}, which in plain words means “{words}”",
  unknown: "code {code}, which the notice does not explain",
  more: { one: "… and {count} more service", other: "… and {count} more services" },
} as const;
