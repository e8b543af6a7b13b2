/** The frame of every page: header, footer, and error pages. */
export const site = {
  title: "Medical prices and bills, made readable",
  description:
    "{product} helps patients spot bill errors, compare hospital prices per procedure across the USA, get a free AI bill audit with a medical-coding breakdown, file appeals, and negotiate bills with crowdsourced data.",
  keywords: "hospital prices, medical bills, price transparency",
  /** On the pictures of link previews, in plain letters: the fonts that draw them have no others. */
  socialCards: {
    site: "Medical prices and bills, made readable",
    data: "What care costs, state by state and hospital by hospital",
    hospital: "What this hospital charges, from its own price file",
    glossary: "The words on a medical bill, in plain English",
    blog: "Reading bills, prices and your rights, step by step",
  },
  inEnglish: "This page is in English only.",
  header: {
    main: "Main",
    menu: "Menu",
    bookADemo: "Book a Demo",
  },
  navigation: {
    data: "Data",
    exploreData: "Explore Data",
    searchHospitals: "Search Hospitals",
    about: "About",
    company: "Company",
    team: "Team",
    blog: "Blog",
    ourProcess: "Our Process",
    learningPortal: "Learning Portal",
    terms: "Terms",
    privacyPolicy: "Privacy Policy",
    termsAndConditions: "Terms & Conditions",
    security: "Security",
    community: "Community",
    negotiate: "Negotiate",
    uploadABill: "Upload a bill",
    readOnDevice: "Read on your device",
    checkABill: "Check a bill",
    helpWithABill: "Help with a bill",
    debtRights: "Medical debt by state",
    whatToOffer: "See what to offer",
    appealOutcomes: "Letters and appeals",
    account: "Account",
    prices: "Prices",
    services: "Search services",
    compare: "Compare",
    savedPrices: "Saved prices",
    bills: "Bills",
    openData: "Open data",
    downloads: "Downloads",
    dataApi: "Data API",
    assistants: "For AI assistants",
    coverage: "Coverage",
    priceFiles: "Price files",
    priceFileArchive: "Price file archive",
    checkPriceFile: "Check a price file",
    plans: "Plans’ rates",
    priceHistory: "Price history",
    roadmap: "Roadmap",
    comingSoon: "Coming soon",
  },
  paper: "Long tables are cut short in print. See them in full at this address.",
  footer: {
    tagline: "Crowdsourcing medical bill transparency for everyone.",
    pages: "All pages",
  },
  sampleData: {
    label: "Sample data",
    notice: "<strong>Sample data</strong>, all of it fictional. <files>See files</files>",
    replace: "Do you run this site? <steps>Load real prices</steps>",
  },
  errors: {
    status: "Error",
    notFound: {
      title: "Page not found",
      advice: "The address may be mistyped, or the page may have moved. Nothing you sent was lost.",
    },
    refused: {
      title: "We could not accept this request",
      advice:
        "It did not come from a form on this site, or it did not arrive complete. Go back, reload the page and try again.",
    },
    gone: {
      title: "This has since been deleted",
      advice:
        "Your account, or what you were working on, was deleted before this arrived. Nothing you sent was saved.",
    },
    stalled: {
      title: "This form did not arrive",
      advice: "Your connection stopped, or was too slow. Go back and send the form again.",
    },
    full: {
      title: "Your account is full",
      advice:
        "Nothing was saved. Your account has reached its limit for bills, explanations and appeals. Delete the ones you no longer need, then save again.",
    },
    tooLarge: {
      title: "This form is too large",
      advice: "It has more text than we can accept. Go back and shorten it.",
    },
    away: {
      title: "We will be right back",
      advice:
        "Our database or our file storage is restarting or out of space. Wait a minute, then reload the page.",
    },
    failed: {
      title: "Something went wrong on our side",
      advice:
        "We could not show this page. Try again in a minute. If it keeps happening, start over from the home page.",
    },
    /** Without a page around them. */
    plain: {
      turnedAway: {
        "unknown-method":
          "This site does not support the method of this request. Use GET to read and POST to send.",
        "unknown-host":
          "This request does not say which website it is for. Type the page address again. If you run a proxy, it must pass on the Host header.",
        "malformed-address":
          "The address has characters that this site does not use. Open the page from the home page, or type the address without dots between slashes, doubled slashes, backslashes or encoded letters.",
      },
      otherOrigin:
        "This was sent from another website, so we did not accept it. Open the page on this site and send it there.",
      full: "We are getting more requests than we can answer right now. Please try again in a few seconds.",
      failed: "Something went wrong on our side. Please try again in a minute.",
    },
    /** For programs that call us. */
    calls: {
      away: "Our database is restarting. Please ask again in a few seconds.",
      noRoom: "Our server has run out of space. Please ask again in a few minutes.",
      filesAway: "Our file storage is not responding. Please ask again in a minute.",
      malformed: "The address has a percent sign that does not encode a character.",
      tooMany: {
        one: "That was more than {limit} calls in a minute. Please try again in {count} second.",
        other: "That was more than {limit} calls in a minute. Please try again in {count} seconds.",
      },
    },
    home: "Go to the home page",
    upload: "Upload a bill to have it read",
  },
  unreadArticle: { title: "This page could not be loaded", description: "Please try again in a minute." },
  article: {
    changed: "Last changed <updated>{updated}</updated>",
    changedAndPublished: "Last changed <updated>{updated}</updated>, first published <date>{date}</date>",

    sources: "Sources",
  },
  hospitalMap: {
    unavailable: "Map not available",
  },
  noSuchPage: {
    text: "This list doesn’t have that page. It has {pages}. <first>Go to the first one</first>",
  },
  tableDownloads: {
    allRows: "all rows",
    download: "Download this table: <csv>{value}</csv> or <json>JSON</json>.",
  },
  notFound: {
    heading: "Page not found",
    title: "This page does not exist.",
  },
  breadcrumbs: {
    breadcrumbs: "Breadcrumbs",
  },
  dataBar: {
    pages: {
      explore: "Explore Data",
      hospitals: "Search Hospitals",
      services: "Services",
      compare: "Compare",
      saved: "Saved",
    },
    prices: "Prices",
  },
  pagedPrices: {
    prices: "Prices",
    pages: "Pages of prices",
  },
  partsLinks: {
    show: "Show",
    whole: "Whole services",
    withParts: "Also parts billed separately",
  },
  siteFigures: {
    hospitals: "Hospitals",
    states: "States",
    services: "Services",
    prices: "Prices",
    payers: "Payers",
    uploads: "Bills shared",
    newestFile: "Newest price file",
  },
  sortLinks: {
    label: "Sort by",
  },
} as const;
