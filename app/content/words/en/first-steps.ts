/** What a new site shows its administrator while it has sample data only. */
export const firstSteps = {
  title: "Load real prices",
  description: "A new site shows fictional sample data. These steps load real hospitals and prices.",
  heading: "Load real prices",
  lead: {
    one: "This site runs. It shows {count} fictional hospital, so that you can try every page. These steps load real ones.",
    other:
      "This site runs. It shows {count} fictional hospitals, so that you can try every page. These steps load real ones.",
  },
  where:
    "Type the commands in the project’s folder, whether or not the site is running. The first real price file removes the sample data.",
  steps: {
    sources: {
      heading: "Name your hospitals",
      text: "Put the web sites of your hospitals into a text file, one a line. Ten are a good start.",
    },
    check: {
      heading: "Fetch their prices",
      text: "The command finds each hospital’s price file by its cms-hpt.txt and imports it. From then on the site looks for new files every day.",
    },
    hospitals: {
      heading: "Add CMS’s hospital list and Medicare’s fees",
      text: "They give addresses, phones and stars, and a yardstick for prices. CMS publishes both for free.",
    },
  },
  desk: "Later, the operator’s desk shows what needs a decision. Sign up, turn on a second factor, then let your account in:",
} as const;
