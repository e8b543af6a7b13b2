export const roadmap = {
  title: "Roadmap: vote on what comes next",
  description:
    "What {product} has built for people with a medical bill, what comes next, and what may come. Vote for what would help you, or send an idea. No account needed.",
  keywords: "roadmap, vote, feature ideas, medical bill help, hospital price search",
  heading: "Roadmap",
  lead: "What comes next, what may come, and what is here today. Vote for what would help you most. You need no account.",
  cookie:
    "With your first vote, your browser gets a cookie with a random number, so that each visitor counts once. <process>How an idea becomes part of the site</process>",
  parts: "Parts of the roadmap",
  votesUnreadable: "We cannot load votes and visitors’ ideas right now. Reload the page in a minute.",
  states: {
    "in-progress": {
      heading: "In progress",
      about: "What is being built right now.",
      since: "In progress since",
      none: "Nothing is being built right now.",
    },
    planned: {
      heading: "Planned",
      about: "We have decided to build these. Your votes help us choose which comes first.",
      since: "Planned since",
      none: "Nothing is planned right now.",
    },
    idea: {
      heading: "Ideas",
      about: "We might build these. What many people need has the best chance.",
      since: "An idea since",
      none: "We have no ideas right now. Send the first one.",
    },
    shipped: {
      heading: "Shipped",
      about: "You can use these today.",
      since: "Shipped",
      none: "Nothing is shipped yet.",
    },
  },
  votes: { one: "{count} vote", other: "{count} votes" },
  youVoted: "You voted",
  undo: "Undo<spoken> your vote for “{title}”</spoken>",
  vote: "Vote<spoken> for “{title}”</spoken>",
  sendAnIdea: "Send an idea",
  sent: "Thank you. We read every idea before it appears. If we accept yours, it will show above for all to vote on.",
  howIdeasAreRead:
    "Someone reads each idea before it shows, so that we publish no spam and no private facts. Your email does not show.",
  idea: {
    title: "Title",
    titleHint: "What it is, in 80 characters or fewer",
    description: "Description",
    descriptionHint:
      "What it would do for you, in 1,000 characters or fewer. Leave out names and health details.",
    email: "Email (optional)",
    emailHint: "Never shown. We use it only to ask you about your idea, and erase it once we have decided.",
    trap: "Leave this field empty",
    submit: "Send the idea",
    tooMany:
      "We received many ideas from your network this hour. Yours is still here below: please send it in {wait}.",
    problems: {
      title: { missing: "Enter a title", "too-long": "Enter a title in 80 characters or fewer" },
      description: {
        missing: "Describe what it would do for you",
        "too-long": "Shorten the description to 1,000 characters or fewer",
      },
      email: {
        invalid: "Enter an email address in the format name@example.com, or leave it empty",
      },
    },
  },
  refusedVote: {
    title: "Roadmap: vote not counted",
    description: "Why a vote on the roadmap was not counted, and what to do.",
    keywords: "roadmap, vote",
    back: "Back to the roadmap",
    notAVote: {
      title: "We could not count this vote",
      advice:
        "It did not come from a button on the roadmap. Go back to the roadmap and press the button there.",
    },
    unknownItem: {
      title: "This item is not on the roadmap",
      advice:
        "It may have been removed since you opened the page. The roadmap shows what you can vote on now.",
    },
    closed: {
      title: "This item has shipped",
      advice:
        "It is already on the site, so there is nothing left to vote on. The roadmap shows what comes next.",
    },
    tooMany: {
      title: "Too many votes from your network",
      advice:
        "Votes from one network are limited, so that no program can decide for people. Please try again in {wait}.",
    },
  },
} as const;
