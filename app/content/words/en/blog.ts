/** /blog and its posts. */
export const blog = {
  blogFeed: {
    title: "{product} blog",
    feedDescription: "Reading bills, prices and rights in US health care.",
  },
  page: {
    title: "Blog: reading bills, prices and rights",
    keywords: "medical bill blog, read a hospital bill, hospital prices explained, patient rights",
    description:
      "How to read a hospital bill, what hospital prices mean, and which rights you have, step by step, with the law behind each fact.",
    feeds: "New posts come by feed, too: <rss>RSS</rss> or <atom>Atom</atom>.",
  },
  post: {
    otherPosts: "Other posts",
    allPosts: "All posts",
    none: {
      title: "There is no such post",
      description: "The address may be mistyped, or the post has another name now. These are all the posts.",
    },
  },
} as const;
