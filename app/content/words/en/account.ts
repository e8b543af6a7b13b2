/** The frame of the account: its menu, and what it refuses. */
export const account = {
  title: "Your account",
  description: "Your bills, in one private place.",
  menu: {
    label: "Account",
    open: "Account menu",
    hide: "Close menu",
    show: "Show menu",
    signOut: "Sign out",
    signedInAs: "Signed in as",
    lookingAt: "You are looking at the account of {owner}.",
    ownAccount: "Go to your own account",
    sample: "This is the sample account. You can look at everything, but you can’t change anything.",
    sampleSignUp: "Create your own account",
    pages: {
      home: "Account home",
      bills: "Bills",
      explanations: "Explanations of benefits",
      about: "Setup Profile",
      authorized: "Authorized people",
      accounts: "Other people’s accounts",
      addBill: "Add a bill",
      uploadBill: "Upload a bill",
      typeBill: "Type in a bill",
      runAudit: "Audit Bill",
      auditFindings: "Audit findings",
      appeals: "Appeal Outcomes",
      negotiate: "Negotiate a bill",
      security: "Sign-in and security",
      export: "Download or delete",
    },
  },
  /** About its files, pictures of pages included. */
  storage: "The files in this account use {usedMb} MB of {maxMb} MB: {fileCount} of {maxFiles} files.",
  unsent: {
    lead: "This page still has what you typed, except passwords. Wait a few seconds, then send it again.",
    submit: "Send it again",
  },
  refused: {
    heading: "You don’t have access to this page",
    because: {
      sample:
        "This is the sample account. You can look at everything, but you can’t change anything. In your own account, everything works.",
      "owner-only": "Only the owner of this account can open this page.",
      ended:
        "You don’t have access to this account. The owner ended your access, its dates have passed, or it never began. Ask the owner to invite you again.",
      "view-bills": "The owner of this account has not let you see its bills.",
      "add-bills": "The owner of this account has not let you add or change bills.",
      "run-audits": "The owner of this account has not let you run audits.",
      "file-appeals": "The owner of this account has not let you file appeals.",
    },
    signUp: "Create your own account",
    home: "Go to your own account",
  },
} as const;
