/** Mail about an account. Only the invitation's text contains a name or address that someone else typed. Subjects
 *  name no one, since the console prints them when mail is off. */
export const mail = {
  "confirm-sign-up": {
    subject: "Confirm your email for {product}",
    text: "Open this link and sign in with the password you chose. That confirms your email and opens your account.\n\n{link}\n\nThe link works for 24 hours. If you did not sign up, ignore this email. Without your click, no account opens.",
  },
  "already-signed-up": {
    subject: "You already have a {product} account",
    text: "Someone, probably you, signed up with this email. It already has an account, so nothing has changed.\n\nSign in here:\n\n{link}\n\nForgot the password? Choose a new one here:\n\n{forgotten}\n\nIf it was not you, ignore this email.",
  },
  "reset-password": {
    subject: "Choose a new {product} password",
    text: "Open this link to choose a new password.\n\n{link}\n\nThe link works once, for 30 minutes. If you did not ask for it, ignore this email: your password stays as it is.",
  },
  "confirm-new-email": {
    subject: "Confirm your new email for {product}",
    text: "Open this link to use this email for your account. Until you do, nothing changes.\n\n{link}\n\nThe link works for 24 hours. If you have no account with us, ignore this email.",
  },
  "email-changed": {
    subject: "Your {product} account has a new email",
    text: "The email of your account was changed. From now on we write to the new one, and you sign in with it.\n\nIf it was not you, tell the site administrator at once:\n\n{link}",
  },
  "password-changed": {
    subject: "Your {product} password was changed",
    text: "The password of your account was changed, and all other devices were signed out.\n\nIf it was not you, choose a new password now:\n\n{link}",
  },
  "second-factor-changed": {
    subject: "The sign-in of your {product} account was changed",
    text: "{change}\n\nIf it was not you, sign in, change your password and check your devices:\n\n{link}",
    changes: {
      "codes-on": "Signing in now also asks for a code from your authenticator app.",
      "codes-off": "Signing in no longer asks for a code from an authenticator app.",
      "recovery-codes-renewed": "New recovery codes were made. The old ones no longer work.",
      "recovery-code-used":
        "Someone signed in with one of your recovery codes. That code will not work again.",
      "passkey-added": "A passkey was added. It signs you in without a password.",
      "passkey-removed": "A passkey was removed. It no longer signs you in.",
    },
  },
  invitation: {
    subject: "You are invited to help with medical bills on {product}",
    text: "{owner} keeps medical bills on {product} and would like your help. Open this link to see what they would let you do, and to accept or decline.\n\n{link}\n\nThe link works for 7 days, for this email alone. If you do not know this person, ignore this email.",
  },
  deadline: {
    subject: "A deadline in your {product} account is coming up",
    text: "The deadline for one of your next steps is {day}. Open your account to see what it is and what to do.\n\n{link}\n\nIf you have already done it, note it there and we will stop reminding you. You can turn reminders off under “Setup Profile” in your account.",
  },
  "saved-prices-moved": {
    subject: "Prices on your {product} list have changed",
    text: "These prices on your saved list changed by more than 10% in the hospitals’ published files:\n\n{moved}\n\nSee your list:\n\n{link}\n\nYou asked for this email. Stop these emails, without signing in:\n\n{stop}",
    line: "{service} at {hospital}: {former} before, {present} now",
  },
} as const;
