/** The pictures that link previews show, one for each kind of page: their files, made at the build. */
export const socialCards = {
  site: "social-card.png",
  data: "social-card-data.png",
  hospital: "social-card-hospital.png",
  glossary: "social-card-glossary.png",
  blog: "social-card-blog.png",
} as const;

export type SocialCard = keyof typeof socialCards;
