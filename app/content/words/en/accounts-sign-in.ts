/** Signing up and in, signing out, and what to do without the password. */
export const signIn = {
  email: "Email",
  password: "Password",
  mailIsOff:
    "Mail is off on this site. The site administrator sees your link on the server’s console and gives it to you.",
  sentHeading: "Check your email",
  withoutMailHeading: "Ask for your link",
  invited:
    "{owner} invites you to help with their medical bills. Sign in or create an account with the email that the invitation was sent to. Then you see what they would let you do, and accept or decline.",
  busy: "Many people are signing in right now. What you typed is still here, except the password. Please send it again in a moment.",
  passwordHint: "12 characters or more, or 8 that are hard to guess. A few words with spaces are fine.",
  passwordProblems: {
    missing: "Enter a password",
    "too-short": "Enter a password of 8 characters or more",
    "too-long": "Enter a password of 200 characters or fewer",
    guessable: "This password is easy to guess. Make it less predictable, or use 12 characters or more",
    personal: "Do not use your name or email as your password",
  },
  signUp: {
    title: "Create an account",
    description: "Create a {product} account to keep your medical bills in one private place.",
    keywords: "medical bill account, sign up",
    lead: "Keep your bills in one private place, have them checked, and let someone you trust help.",
    carriedLead:
      "Your bill is included. Once you open the link in your email and sign in, it is in your account.",
    name: "Name",
    nameProblems: { missing: "Enter your name", "too-long": "Enter your name in 100 characters or fewer" },
    emailHint: "We will send you a link that opens your account.",
    emailHintWithoutMail: "A link opens your account. You get it from the site administrator.",
    submit: "Create account",
    private:
      "Everything you save is encrypted with your own key. Deleting your account destroys the key. <privacy>What we keep</privacy>",
    haveAccount: "Have an account? <login>Sign in</login>",
    tooMany: "Too many sign-ups for this email or from your network. Please try again in {wait}.",
    sent: "We have sent a link to the email you entered. Open it within 24 hours and sign in with the password you chose: that opens your account.",
    withoutMail:
      "Open the link within 24 hours and sign in with the password you chose: that opens your account.",
    notArrived:
      "Nothing there? Look in your spam folder and wait a few minutes. If there was a typo in the email, <again>sign up again</again>.",
  },
  login: {
    title: "Sign in",
    description: "Sign in to your {product} account.",
    keywords: "sign in, account",
    confirming: "Sign in with the email and password you signed up with. That confirms your email.",
    newPassword: "Your password was changed. Sign in with the new one.",
    submit: "Sign in",
    forgotten: "Forgot your password?",
    noAccount: "No account yet? <signup>Create one</signup>",
    refused:
      "The email or password is not right, or the email has not been confirmed yet. Check both, look for our link in your email, or choose a new password.",
    tooMany:
      "Too many sign-ins failed. Please try again in {wait}. If this is your account, you do not have to wait: choose a new password.",
  },
  code: {
    title: "Enter your code",
    description: "The second step of signing in.",
    keywords: "sign in, code",
    lead: "Open your authenticator app and enter the six digits it shows for this site. You can enter one of your recovery codes instead.",
    code: "Code",
    submit: "Sign in",
    wrong: "This code is not right, or it was used already. Enter the one your app shows now",
    tooMany: "Too many codes were wrong. Please try again in {wait}.",
    over: "This took too long. Please sign in again.",
    startOver: "Start over",
  },
  passkey: {
    signIn: "Sign in with a passkey",
    failed: "That passkey did not work here. Sign in with your password instead.",
  },
  sample: {
    heading: "Just looking?",
    text: "The sample account shows the bills of a fictional person, as their owner sees them.",
    button: "Explore with a sample account",
    tooMany: "The sample account was opened too often from your network. Please try again in {wait}.",
  },
  logout: {
    title: "Sign out",
    description: "Sign out of your {product} account.",
    keywords: "sign out, account",
    text: "This ends your session on this device.",
    submit: "Sign out",
    doneHeading: "You are signed out",
    done: "Nothing from your account is left in this browser. The browser is only remembered as one that you have signed in with.",
    again: "Sign in again",
  },
  forgotten: {
    title: "Forgot your password?",
    description: "Choose a new password for your {product} account.",
    keywords: "forgotten password, account",
    lead: "Enter the email of your account. We will send a link that lets you choose a new password.",
    leadWithoutMail:
      "Enter the email of your account. The site administrator gets a link for you that lets you choose a new password.",
    submit: "Send the link",
    submitWithoutMail: "Ask for the link",
    tooMany: "Too many links were requested from your network. Please try again in {wait}.",
    sent: "If there is an account with this email, there is a link in its inbox. It works for 30 minutes, until a new password is chosen. If nothing new arrives, use the last one we sent.",
    withoutMail:
      "If there is an account with this email, there is a link for it. It works once, for 30 minutes.",
    back: "Back to sign-in",
  },
  reset: {
    title: "Choose a new password",
    description: "Choose a new password for your {product} account.",
    keywords: "new password, account",
    lead: "All devices that are signed in will be signed out.",
    newPassword: "New password",
    submit: "Save password and sign in",
    over: "This link no longer works: each works once, for 30 minutes. Ask for a new one.",
    askAgain: "Ask for a new link",
  },
} as const;
