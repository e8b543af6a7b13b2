/** /glossary and its categories. */
export const glossary = {
  glossarySearch: {
    failed: "We couldn’t load the search. Please check your connection.",
    search: "Search",
  },
  glossaryTerm: {
    more: "More in the glossary",
  },
  categoryList: {
    categories: "Categories",
  },
  foundTerms: {
    found: "{terms} found",
    terms: "terms",
    searchResults: "Search results",
    termsUnder: "Terms under {letter}",
    pages: "Pages of terms",
    noneFound: "No terms found matching your search.",
    noneUnder: "No terms begin with {letter}.",
    allCategories: "See all categories",
    inCategory: "In <link>{title}</link>",
  },
  page: {
    searchAllTerms: "Search all terms",
    title: "Learning Portal: {about}",
    titlePage: ", page {page}",
    titleOfAll: "healthcare billing terms in plain words",
    titleOfLetter: "terms from {letters}",
    digits: "0 to 9",
    description:
      "What the words on a medical bill, a price list or an insurance letter mean. A plain definition, what each is for, and an example with numbers, on {product}.",
    descriptionOfLetter:
      "What the billing terms under {letter} mean: a plain definition, what each is for, and an example with numbers, on {product}.",
    keywords: "medical billing glossary, healthcare terms, price transparency terms, insurance terms",

    heading: "Learning Portal",
    lead: "{terms} from medical bills, price lists and insurance letters, in plain words and with examples. On other pages a word with dots below it, such as <term>gross charge</term>, opens its meaning.",
    loading: "Loading...",
  },
  categoryHead: {
    oneColumn: "One column",
    twoColumns: "Two columns",

    layout: "Layout",
    portal: "{product} Learning Portal",

    all: "<span>← </span>All Categories",
  },
  noTerms: {
    lookingFor: "Looking for: {key}",
    nothing: "none",

    noneFound: "No terms found matching your search.",
    none: "No terms available in this category.",
    available: "Available categories: {available}",
    id: "Category ID: {categoryId}",
  },
  termEntry: {
    context: "{product} Context",
    function: "Function",
    example: "Example",
    showMore: "Show more",
    showLess: "Show less",
  },
  category: {
    title: "{title}: glossary",
    keywords: "glossary, {title}, medical billing terms",
    search: "Search",
    learningPortal: "Learning Portal",
    none: { title: "Category Not Found", description: "The requested category was not found." },
    another: "Choose another category",
    searchHint: "Search terms in this category...",
    loading: "Loading...",
    counted: "{terms} found",
  },
  letterLinks: {
    letters: "Terms from A to Z",
  },
} as const;
