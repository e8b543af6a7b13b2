/** What an owner lets others do, and what those others see of it. */
const permissions = {
  "view-bills": {
    label: "See your bills",
    hint: "The list, each bill, its pictures and files, its audits and the status of its appeals. Not your letters.",
  },
  "add-bills": { label: "Add and correct bills", hint: "Upload or type in a bill, and change what it says." },
  "run-audits": { label: "Run audits", hint: "Have your bills checked for mistakes." },
  "file-appeals": {
    label: "File appeals",
    hint: "Read, write and track letters about your bills, with your name and address on them, and their documents.",
  },
} as const;

/** The owner's list, and the form that adds to it. */
const list = {
  title: "Authorized people",
  description: "Let someone you trust help with your bills, and see what they did.",
  lead: "A relative, a friend or an advocate can help with your bills. They sign in as themselves, see only what you allow, and never your password or profile. You can end it at any time.",
  none: "Only you can see your account.",
  caption: { one: "1 person", other: "{count} people" },
  columns: { name: "Name", state: "Access", may: "Permissions", dates: "Dates" },
  removed: "Removed from your list.",
  since: "From {from}",
  fromTo: "{from} to {to}",
  add: {
    heading: "Add a person",
    name: "Name",
    relationship: "Who they are to you (optional)",
    relationshipHint: "In your words, for example: my daughter.",
    email: "Their email",
    emailHint: "The invitation is sent there. Only someone who signs in with this address can accept it.",
    may: "What they may do",
    dates: "For how long",
    startsOn: "First day",
    endsOn: "Last day (optional)",
    dayHint: "As year-month-day, for example 2027-01-31. Days begin and end at midnight, Eastern time.",
    endsOnHint: "Leave it empty to decide later.",
    send: "Send invitation",
  },
  problems: {
    name: { missing: "Enter their name", "too-long": "Shorten the name to 100 characters" },
    relationship: { "too-long": "Shorten who they are to you to 60 characters" },
    email: {
      invalid: "Enter an email address in the format name@example.com",
    },
    permissions: { none: "Choose at least one thing that they may do" },
    startsOn: { invalid: "Enter the first day as year-month-day, for example 2027-01-31" },
    endsOn: {
      invalid: "Enter the last day as year-month-day, for example 2027-01-31",
      "before-start": "Choose a last day that is not before the first day",
    },
  },
  notInvited: {
    "own-email": "This is your own address. Enter the address of the person who will help you",
    "known-email": "Someone on your list has this address. Open their page to invite them again",
    "too-many": "Your list is full: it holds {count} people. Remove someone who no longer has access",
    wait: "Too many invitations were sent in a short time. Please try again in {minutes}",
  },
  minutes: { one: "1 minute", other: "{count} minutes" },
} as const;

/** One person's page. */
const person = {
  description: "What this person may do in your account, and what they did.",
  back: "All authorized people",
  states: {
    invited: "Invited",
    "invitation-ended": "Invitation ended",
    declined: "Declined",
    left: "Gave up access",
    revoked: "Revoked",
    "account-deleted": "Account deleted",
    upcoming: "Not started",
    active: "Has access",
    over: "Ended",
  },
  about: {
    invited: "The invitation to {email} can be accepted until {until}.",
    "invitation-ended": "The invitation to {email} was not accepted in time. They have no access.",
    declined: "The invitation to {email} was declined. They have no access.",
    left: "They gave up their access. You can invite them again.",
    revoked: "You ended this. They have no access.",
    "account-deleted": "They deleted their own account. They have no access.",
    upcoming: "They accepted. Their access begins on {from}.",
    active: "They accepted, at {email}, and have access now.",
    over: "Their last day was {lastDay}. They have no access unless you change it below.",
  },
  done: {
    invited: "The invitation is ready. They have seven days to answer it.",
    saved: "Saved. It applies from now on.",
    revoked: "Access ended. Pages that they have open can’t open anything more.",
  },
  link: "We sent them this link by email; you can also give it to them yourself. It works once, and only for someone who signs in as {email}.",
  linkWithoutMail:
    "This site isn’t sending email right now. Give them this link yourself. It works once, and only for someone who signs in as {email}.",
  change: {
    heading: "Name and access",
    save: "Save changes",
    conflict:
      "This was changed in another window: {changes}. What you chose here is still in the form. Save again to keep what the form says.",
    changed: "{field} is now “{value}”",
    nothing: "empty",
  },
  again: {
    heading: "Invite again",
    lead: "The old link stops working.",
    email: "Their email",
    send: "Send a new invitation",
  },
  end: {
    heading: "End their access",
    lead: "It ends right away, even in pages that they have open.",
    button: "End access of {name}",
    takeBack: "Cancel the invitation",
  },
  remove: {
    heading: "Remove {name} from your list",
    lead: "You will no longer see what they did.",
    button: "Remove from the list",
  },
  log: {
    heading: "What {name} did",
    none: "Nothing so far.",
    caption: "The newest first. The same thing within an hour is shown once. Times are in UTC.",
    columns: { what: "What", bill: "Bill", at: "When" },
    actions: {
      "looked-at-account": "Looked at your account",
      "listed-bills": "Looked at the list of your bills",
      "looked-at-bill": "Looked at a bill",
      "opened-file": "Opened a file",
      "added-bill": "Submitted a new bill",
      "changed-bill": "Submitted changes to a bill",
      "ran-audit": "Submitted the form of an audit",
      "looked-at-audits": "Looked at audits",
      "disputed-finding": "Marked an audit finding as wrong, or undid that",
      "looked-at-appeals": "Looked at letters, appeals, offers or deadlines",
      "changed-appeal": "Submitted a letter or appeal, or changes to one",
    },
    unnamed: "A bill without a name",
    deleted: "A deleted bill",
    noBill: "None",
  },
} as const;

/** The accounts a person can look at. */
const accounts = {
  title: "Accounts you can look at",
  description: "Your own account, and those of people who let you help with their bills.",
  lead: "You are signed in as yourself. Choose whose account you want to look at.",
  own: "Your own account",
  of: "Account of {owner}",
  none: "No one has given you access to their account yet. When someone does, you get a link by email.",
  may: "You can {what}.",
  permissions: {
    "view-bills": "see bills",
    "add-bills": "add and correct bills",
    "run-audits": "run audits",
    "file-appeals": "file appeals",
  },
  from: "From {from}.",
  until: "Until {until}.",
  over: "This ended on {until}.",
  isLogged: "What you open there is logged for the owner.",
  leave: "Give up access to the account of {owner}",
  leaving: {
    heading: "Give up access to the account of {owner}?",
    lead: "You will no longer see anything of this account. Only {owner} can invite you again.",
    confirm: "Give up access",
    keep: "Keep access",
  },
  done: {
    accepted: "Accepted. You can look at the account now.",
    declined: "Declined. Nothing was shared with you.",
    left: "You gave up this access.",
  },
} as const;

/** The page of an invitation's link. */
const invitations = {
  title: "Invitation",
  description: "Someone asks you to help with their bills.",
  waiting: "Invitations waiting for your answer",
  heading: "{owner} invites you to help with their bills",
  may: "You could {what}.",
  until: "You can answer until {until}.",
  who: "Accept only if you know {owner} and agreed to help. They will see your name next to what you did.",
  accept: "Accept",
  decline: "Decline",
  none: "No invitation is waiting for you.",
  accepted: "You have accepted this invitation from {owner}.",
  open: "Open the account of {owner}",
  ended: "This invitation from {owner} has ended. Ask them to send a new one.",
  forAnother:
    "This invitation is for another email address than the one you are signed in with. Sign in with the address it was sent to.",
  unknown:
    "This invitation no longer works: it was canceled, or a newer one was sent. Ask the person who sent it.",
  notOpen: "This invitation can no longer be answered.",
  accounts: "Accounts you can look at",
} as const;

export const authorizedPersons = { permissions, list, person, accounts, invitations } as const;
