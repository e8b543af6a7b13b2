/** The pictures that link previews show, one for each kind of page: their files, and the words on them beside the
 *  product's name. Plain letters only: the fonts that draw them have no others. */
export const socialCards = {
  site: { file: "social-card.png", title: "Medical prices and bills, made readable" },
  data: { file: "social-card-data.png", title: "What care costs, state by state and hospital by hospital" },
  hospital: {
    file: "social-card-hospital.png",
    title: "What this hospital charges, from its own price file",
  },
  glossary: { file: "social-card-glossary.png", title: "The words on a medical bill, in plain English" },
  blog: { file: "social-card-blog.png", title: "Reading bills, prices and your rights, step by step" },
} as const;

export type SocialCard = keyof typeof socialCards;
