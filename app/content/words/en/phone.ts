/** Calls of people who speak another language than the one who answers. */
export const phone = {
  interpreter: {
    first: "Say first:",
    say: "“Spanish interpreter, please.”",
    free: "An interpreter is free at offices that get federal money.",
  },
} as const;
