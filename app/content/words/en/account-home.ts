/** The first page of an account: what needs attention. */
export const accountHome = {
  title: "Your account",
  description: "What needs your attention, and the bills that you keep.",
  heading: "Hello, {name}",
  headingOfOwner: "{name}’s account",
  attention: "What needs your attention",
  nothing: "Nothing right now.",
  unnamedBill: "A bill without a name",
  kinds: {
    draft: { what: "{name}: not checked yet, added on {date}", link: "Check it" },
    invited: {
      what: "{name} invites you to help with their bills; you can answer until {date}",
      link: "Answer",
    },
    "invitation-open": {
      what: "{name} has not answered your invitation, which ends on {date}",
      link: "See the invitation",
    },
    "invitation-ended": {
      what: "Your invitation to {name} ended on {date} without an answer",
      link: "Invite again",
    },
    "access-ending": { what: "{name} has access until {date}", link: "Change the dates" },
  },
  newest: "Your newest bills",
  noBills: "You keep no bills yet. Upload one or type it in: only you can see it.",
  draft: "Draft",
  due: "{amount} due",
  noAmount: "No amount stated",
  allBills: { one: "See your {count} bill", other: "See all {count} bills" },
  addBill: "Add a bill",
  auditBill: "Audit Bill",
  newestAudit: "Your newest audit",
  audited: "{name}, audited on {date}",
  disputable: "{amount} to ask about",
  nothingDisputable: "No amount in question",
  allAudits: "See all audits",
} as const;
