/** The first page of an account: what needs attention. */
export const accountHome = {
  title: "Your account",
  description: "What needs your attention, and the bills that you keep.",
  heading: "Hello, {name}",
} as const;
