/** What readers and hospitals say is wrong, and what we decided. */
export const corrections = {
  part: {
    heading: "Corrections",
    none: "We have not decided on any reports of mistakes on this page.",
    report: "Report a mistake on this page",
    corrected: "Corrected {day}.",
    asPublished: {
      price: "We looked on {day} and found the price as the file prints it.",
      policy: "We looked on {day} and found the policy as its source states it.",
      phone: "We looked on {day} and found the phone number as its source states it.",
      name: "We looked on {day} and found the name as its source states it.",
      other: "We looked on {day} and found it as its source states it.",
    },
  },
  page: {
    title: "Report a mistake",
    titleOfHospital: "Report a mistake about {hospital}",
    description: "Tell us what is wrong about a hospital on this site, with evidence.",
    lead: "A person reads each report and looks at the evidence. Nothing changes before that. Our decision is public on the hospital’s page.",
    privacy: "We keep nothing about you. Please do not write anything about a patient.",
    sent: "Thank you. We will look at it, and our decision will be on the hospital’s page.",
    back: "To the hospital’s page",
    subject: "What is wrong?",
    subjects: {
      price: "A price",
      policy: "The financial assistance policy",
      phone: "The phone number or address",
      name: "The hospital’s name",
      other: "Something else",
    },
    choose: "Choose one",
    sender: "Who are you?",
    senders: { reader: "A reader", hospital: "Someone who works for this hospital" },
    says: "What is wrong, and what would be right?",
    saysHint: "For a price, name the service and its code. Up to 1,000 characters.",
    evidence: "How can we see it?",
    evidenceHint: "A link, or where it is printed. Up to 500 characters.",
    submit: "Send the report",
    tooMany: "Too many reports came from your network. Try again in {wait}.",
    problems: {
      subject: { missing: "Choose what is wrong." },
      sender: { missing: "Choose who you are." },
      says: {
        missing: "Say what is wrong and what would be right.",
        "too-long": "Use 1,000 characters at most.",
      },
      evidence: {
        missing: "Give a link, or say where it is printed.",
        "too-long": "Use 500 characters at most.",
      },
    },
  },
} as const;
