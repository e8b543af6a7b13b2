import type {
  BlogPosting,
  BreadcrumbList,
  Dataset,
  DefinedTermSet,
  FAQPage,
  Hospital,
  Organization,
  SearchAction,
  WebSite,
  WithActionConstraints,
} from "schema-dts";
import type { Language } from "#app/domain/language/language.ts";
import { localeOf } from "#app/domain/language/locale-of.ts";
import { product } from "#app/domain/product.ts";
import { socialCards } from "#app/domain/social-cards.ts";

/** Makes a path of this site absolute. */
type AddressOf = (path: string) => string;

/** A step on the way down to a page, or the page itself. */
export interface Crumb {
  label: string;
  path: string;
}

/** What `Breadcrumbs` shows, for search engines. */
export function breadcrumbThing(trail: Crumb[], address: AddressOf): BreadcrumbList {
  return {
    "@type": "BreadcrumbList",
    itemListElement: trail.map(({ label, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: label,
      item: address(path),
    })),
  };
}

/** The site, with the address of its search for prices. */
export function siteThing(language: Language, address: AddressOf): WebSite {
  const search: WithActionConstraints<SearchAction> = {
    "@type": "SearchAction",
    target: { "@type": "EntryPoint", urlTemplate: `${address("/hospital_search")}?search={search_term}` },
    "query-input": "required name=search_term",
  };
  return {
    "@type": "WebSite",
    name: product.name,
    url: address("/"),
    inLanguage: localeOf(language),
    publisher: publisher(address),
    potentialAction: search,
  };
}

/** Questions with their answers as the page shows them, in plain text. */
export function questionsThing(questions: { question: string; answer: string }[]): FAQPage {
  return {
    "@type": "FAQPage",
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}

interface DescribedHospital {
  name: string;
  address: string | null;
  city: string | null;
  state: string;
  zip: string | null;
  phone: string | null;
  latitude: number | null;
  longitude: number | null;
  isPositionApproximate: boolean;
}

/** A hospital at its page's path; what is not known is left out. */
export function hospitalThing(
  hospital: DescribedHospital,
  path: string,
  address: AddressOf,
): Exclude<Hospital, string> {
  const { name, city, state, zip, phone, latitude, longitude, isPositionApproximate } = hospital;
  return {
    "@type": "Hospital",
    name,
    url: address(path),
    address: hospital.address ?? {
      "@type": "PostalAddress",
      ...(city ? { addressLocality: city } : {}),
      addressRegion: state,
      ...(zip ? { postalCode: zip } : {}),
      addressCountry: "US",
    },
    ...(phone ? { telephone: phone } : {}),
    ...(latitude === null || longitude === null || isPositionApproximate
      ? {}
      : { geo: { "@type": "GeoCoordinates", latitude, longitude } }),
  };
}

interface DescribedTerms {
  title: string;
  description: string;
  path: string;
  terms: { term: string; definition: string; slug: string }[];
}

/** A category of the glossary with its terms, each at its own anchor. */
export function termsThing(
  { title, description, path, terms }: DescribedTerms,
  address: AddressOf,
): DefinedTermSet {
  const set = address(path);
  return {
    "@type": "DefinedTermSet",
    "@id": set,
    name: title,
    description,
    url: set,
    hasDefinedTerm: terms.map(({ term, definition, slug }) => ({
      "@type": "DefinedTerm",
      name: term,
      description: definition,
      url: `${set}#${slug}`,
      inDefinedTermSet: { "@id": set },
    })),
  };
}

interface DescribedPost {
  title: string;
  description: string;
  /** ISO days: published, and last changed. */
  date: string;
  updated: string;
}

/** A post of the blog at its path. */
export function postThing(
  language: Language,
  post: DescribedPost,
  path: string,
  address: AddressOf,
): BlogPosting {
  return {
    "@type": "BlogPosting",
    headline: post.title,
    description: post.description,
    datePublished: post.date,
    dateModified: post.updated,
    url: address(path),
    mainEntityOfPage: address(path),
    image: address(`/${socialCards.blog}`),
    author: publisher(address),
    publisher: publisher(address),
    inLanguage: localeOf(language),
  };
}

interface DescribedDataset {
  name: string;
  description: string;
  path: string;
  /** Where the same figures are as files. */
  files: { path: string; mediaType: string }[];
  /** ISO day on which the figures last changed; null: there are none. */
  changedOn: string | null;
}

/** Figures that a page shows and gives as files. */
export function datasetThing(data: DescribedDataset, address: AddressOf): Dataset {
  return {
    "@type": "Dataset",
    name: data.name,
    description: data.description,
    url: address(data.path),
    isAccessibleForFree: true,
    spatialCoverage: "United States",
    creator: publisher(address),
    ...(data.changedOn ? { dateModified: data.changedOn } : {}),
    distribution: data.files.map(({ path, mediaType }) => ({
      "@type": "DataDownload",
      encodingFormat: mediaType,
      contentUrl: address(path),
    })),
  };
}

function publisher(address: AddressOf): Organization {
  return { "@type": "Organization", name: product.name, url: address("/") };
}
