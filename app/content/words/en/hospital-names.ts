/** Finding a hospital by its name, on the pages that list and compare hospitals. */
export const hospitalNames = {
  find: { label: "Hospital’s name", hint: "Or a part of it, such as Mayo or Saint Mary.", submit: "Find it" },
  byName: { label: "Or its name", hint: "Or a part of it." },
  several: "Several hospitals are called {name}. Which one do you mean?",
  alike: "No hospital is called just “{name}”. Which of these do you mean?",
} as const;
