import { aboutMe } from "./about-me.ts";
import { account } from "./account.ts";
import { accountAudits } from "./account-audits.ts";
import { accountBills } from "./account-bills.ts";
import { accountExport } from "./account-export.ts";
import { accountHome } from "./account-home.ts";
import { accountSecurity } from "./account-security.ts";
import { signIn } from "./accounts-sign-in.ts";
import { addBill } from "./add-bill.ts";
import { admin } from "./admin.ts";
import { answer } from "./answer.ts";
import { appealLetter } from "./appeal-letter.ts";
import { appeals } from "./appeals.ts";
import { assistance } from "./assistance.ts";
import { assistanceAnswer } from "./assistance-answer.ts";
import { assistanceApplication } from "./assistance-application.ts";
import { assistanceLines } from "./assistance-lines.ts";
import { assistanceNear } from "./assistance-near.ts";
import { assistants } from "./assistants.ts";
import { assumptions } from "./assumptions.ts";
import { auditFacts } from "./audit-facts.ts";
import { auditPage } from "./audit-page.ts";
import { audits } from "./audits.ts";
import { authorizedPersons } from "./authorized-persons.ts";
import { billCall } from "./bill-call.ts";
import { billCase } from "./bill-case.ts";
import { billChoice } from "./bill-choice.ts";
import { billReview } from "./bill-review.ts";
import { blog } from "./blog.ts";
import { byDistance } from "./by-distance.ts";
import { changes } from "./changes.ts";
import { cmsNames } from "./cms-names.ts";
import { comingSoon } from "./coming-soon.ts";
import { compare } from "./compare.ts";
import { contracted } from "./contracted.ts";
import { corrections } from "./corrections.ts";
import { counts } from "./counts.ts";
import { coverage } from "./coverage.ts";
import { dataroom } from "./dataroom.ts";
import { deadlines } from "./deadlines.ts";
import { debtRights } from "./debt-rights.ts";
import { denialLetter } from "./denial-letter.ts";
import { distances } from "./distances.ts";
import { drugCosts } from "./drug-costs.ts";
import { editions } from "./editions.ts";
import { embeds } from "./embeds.ts";
import { enforcement } from "./enforcement.ts";
import { episodes } from "./episodes.ts";
import { explanations } from "./explanations.ts";
import { exploreData } from "./explore-data.ts";
import { figures } from "./figures.ts";
import { fileAppeal } from "./file-appeal.ts";
import { fileCheck } from "./file-check.ts";
import { findings } from "./findings.ts";
import { firstSteps } from "./first-steps.ts";
import { forms } from "./forms.ts";
import { foundPrices } from "./found-prices.ts";
import { glossary } from "./glossary.ts";
import { glossaryCategories } from "./glossary-categories.ts";
import { home } from "./home.ts";
import { hospitalDetails } from "./hospital-details.ts";
import { hospitalNames } from "./hospital-names.ts";
import { hospitalPrices } from "./hospital-prices.ts";
import { hospitalsForPlace } from "./hospitals-for-place.ts";
import { implausiblePrices } from "./implausible-prices.ts";
import { letterClaims } from "./letter-claims.ts";
import { letters } from "./letters.ts";
import { lineBreakdown } from "./line-breakdown.ts";
import { linkedTerms } from "./linked-terms.ts";
import { mail } from "./mail.ts";
import { medicare } from "./medicare.ts";
import { missingPrices } from "./missing-prices.ts";
import { modifiers } from "./modifiers.ts";
import { moneyPicture } from "./money-picture.ts";
import { negotiation } from "./negotiation.ts";
import { onDevice } from "./on-device.ts";
import { openData } from "./open-data.ts";
import { openDataParquet } from "./open-data-parquet.ts";
import { outcomes } from "./outcomes.ts";
import { ownPlan } from "./own-plan.ts";
import { payerFiles } from "./payer-files.ts";
import { payers } from "./payers.ts";
import { phone } from "./phone.ts";
import { places } from "./places.ts";
import { planFiles } from "./plan-files.ts";
import { planKinds } from "./plan-kinds.ts";
import { planPapers } from "./plan-papers.ts";
import { policies } from "./policies.ts";
import { priceFileStates } from "./price-file-states.ts";
import { priceFiles } from "./price-files.ts";
import { priceHistory } from "./price-history.ts";
import { priceLevels } from "./price-levels.ts";
import { priceLists } from "./price-lists.ts";
import { priceNames } from "./price-names.ts";
import { quality } from "./quality.ts";
import { reasonCodes } from "./reason-codes.ts";
import { rights } from "./rights.ts";
import { roadmap } from "./roadmap.ts";
import { roadmapItems } from "./roadmap-items.ts";
import { savedPrices } from "./saved-prices.ts";
import { serviceCategories } from "./service-categories.ts";
import { serviceDetails } from "./service-details.ts";
import { serviceNotes } from "./service-notes.ts";
import { serviceQuestions } from "./service-questions.ts";
import { serviceSearch } from "./service-search.ts";
import { site } from "./site.ts";
import { sources } from "./sources.ts";
import { stateLaws } from "./state-laws.ts";
import { stateNames } from "./state-names.ts";
import { twoHeaps } from "./two-heaps.ts";
import { ui } from "./ui.ts";
import { unreadableLists } from "./unreadable-lists.ts";
import { upload } from "./upload.ts";

/** English, by the areas of the site. Another language has the same areas with the same keys. */
export const es = {
  cmsNames,
  dataroom,
  glossary,
  glossaryCategories,
  linkedTerms,
  changes,
  enforcement,
  corrections,
  priceFileStates,
  priceHistory,
  hospitalPrices,
  blog,
  aboutMe,
  account,
  accountAudits,
  accountBills,
  accountExport,
  accountHome,
  accountSecurity,
  addBill,
  admin,
  answer,
  appealLetter,
  appeals,
  assistance,
  assistanceAnswer,
  assistanceApplication,
  assistanceLines,
  assistanceNear,
  assumptions,
  auditFacts,
  auditPage,
  assistants,
  audits,
  authorizedPersons,
  billCall,
  billCase,
  billChoice,
  billReview,
  byDistance,
  comingSoon,
  compare,
  contracted,
  counts,
  coverage,
  deadlines,
  debtRights,
  denialLetter,
  distances,
  drugCosts,
  editions,
  embeds,
  episodes,
  explanations,
  exploreData,
  figures,
  fileAppeal,
  fileCheck,
  findings,
  firstSteps,
  forms,
  foundPrices,
  home,
  hospitalDetails,
  hospitalNames,
  hospitalsForPlace,
  implausiblePrices,
  letterClaims,
  letters,
  lineBreakdown,
  mail,
  medicare,
  missingPrices,
  modifiers,
  moneyPicture,
  negotiation,
  onDevice,
  openData,
  openDataParquet,
  outcomes,
  ownPlan,
  payerFiles,
  payers,
  phone,
  places,
  planFiles,
  planKinds,
  planPapers,
  policies,
  priceFiles,
  priceLevels,
  priceLists,
  priceNames,
  quality,
  reasonCodes,
  rights,
  roadmap,
  roadmapItems,
  savedPrices,
  serviceCategories,
  serviceDetails,
  serviceNotes,
  serviceQuestions,
  serviceSearch,
  signIn,
  site,
  sources,
  stateLaws,
  stateNames,
  twoHeaps,
  ui,
  unreadableLists,
  upload,
} as const;
