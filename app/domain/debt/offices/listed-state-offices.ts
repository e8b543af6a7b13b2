import type { StateOffices } from "./state-offices.ts";

/** As lists gave them on November 29, 2026; the offices' pages were not opened. An attorney general whom one list alone gives isn't here. */
export const stateOffices: readonly StateOffices[] = [
  {
    state: "AK",
    insurance: {
      name: "Alaska Division of Insurance",
      url: "https://www.commerce.alaska.gov/web/ins/",
      phone: "907-465-2515",
    },
    attorneyGeneral: null,
    externalReview: null,
  },
  {
    state: "AL",
    insurance: {
      name: "Alabama Department of Insurance",
      url: "https://www.aldoi.gov/",
      phone: "334-269-3550",
    },
    attorneyGeneral: null,
    externalReview: "federal",
  },
  {
    state: "AR",
    insurance: {
      name: "Arkansas Insurance Department",
      url: "https://insurance.arkansas.gov/",
      phone: "800-282-9134",
    },
    attorneyGeneral: {
      name: "Attorney General, Consumer Protection Division",
      url: "https://arkansasag.gov",
      phone: "501-682-2007",
    },
    externalReview: "state",
  },
  {
    state: "AZ",
    insurance: {
      name: "Arizona Department of Insurance and Financial Institutions",
      url: "https://difi.az.gov/",
      phone: "602-364-3100",
    },
    attorneyGeneral: {
      name: "Attorney General, Consumer Protection & Advocacy Section",
      url: "https://www.azag.gov",
      phone: "602-542-5763",
    },
    externalReview: "state",
  },
  {
    state: "CA",
    insurance: {
      name: "California Department of Insurance",
      url: "https://www.insurance.ca.gov/",
      phone: "800-927-4357",
    },
    attorneyGeneral: {
      name: "Attorney General, Public Inquiry Unit",
      url: "https://oag.ca.gov",
      phone: "916-210-6276",
    },
    externalReview: "state",
  },
  {
    state: "CO",
    insurance: {
      name: "Colorado Division of Insurance",
      url: "https://doi.colorado.gov/",
      phone: "800-930-3745",
    },
    attorneyGeneral: {
      name: "Attorney General, Consumer Protection Section",
      url: "https://coag.gov",
      phone: "720-508-6000",
    },
    externalReview: "state",
  },
  {
    state: "CT",
    insurance: {
      name: "Connecticut Insurance Department",
      url: "https://portal.ct.gov/CID",
      phone: "860-297-3900",
    },
    attorneyGeneral: {
      name: "Attorney General, Consumer Protection Department",
      url: "https://portal.ct.gov/AG",
      phone: "860-808-5420",
    },
    externalReview: "state",
  },
  {
    state: "DC",
    insurance: {
      name: "Department of Insurance, Securities and Banking",
      url: "https://disb.dc.gov/",
      phone: "202-727-8000",
    },
    attorneyGeneral: {
      name: "Attorney General, Office of Consumer Protection",
      url: "https://oag.dc.gov",
      phone: "202-442-9828",
    },
    externalReview: "state",
  },
  {
    state: "DE",
    insurance: {
      name: "Delaware Department of Insurance",
      url: "https://insurance.delaware.gov/",
      phone: "302-674-7300",
    },
    attorneyGeneral: {
      name: "Department of Justice, Consumer Protection Unit",
      url: "https://attorneygeneral.delaware.gov",
      phone: "302-577-8600",
    },
    externalReview: "state",
  },
  {
    state: "FL",
    insurance: {
      name: "Florida Office of Insurance Regulation",
      url: "https://floir.gov/",
      phone: "877-693-5236",
    },
    attorneyGeneral: {
      name: "Attorney General, Consumer Protection Division",
      url: "https://www.myfloridalegal.com",
      phone: "850-414-3990",
    },
    externalReview: "federal",
  },
  {
    state: "GA",
    insurance: {
      name: "Georgia Office of Insurance and Safety Fire Commissioner",
      url: "https://oci.georgia.gov/",
      phone: "800-656-2298",
    },
    attorneyGeneral: {
      name: "Attorney General, Consumer Protection Division",
      url: "https://law.georgia.gov",
      phone: "404-651-8600",
    },
    externalReview: null,
  },
  {
    state: "HI",
    insurance: {
      name: "Hawaii Insurance Division",
      url: "https://cca.hawaii.gov/ins/",
      phone: "808-586-2790",
    },
    attorneyGeneral: {
      name: "Office of Consumer Protection (commerce department)",
      url: "https://cca.hawaii.gov/ocp",
      phone: "808-586-2630",
    },
    externalReview: "state",
  },
  {
    state: "IA",
    insurance: { name: "Iowa Insurance Division", url: "https://iid.iowa.gov/", phone: "877-955-1212" },
    attorneyGeneral: {
      name: "Attorney General, Consumer Protection Division",
      url: "https://www.iowaattorneygeneral.gov",
      phone: "515-281-5926",
    },
    externalReview: "state",
  },
  {
    state: "ID",
    insurance: {
      name: "Idaho Department of Insurance",
      url: "https://doi.idaho.gov/",
      phone: "800-721-3272",
    },
    attorneyGeneral: {
      name: "Attorney General, Consumer Protection Division",
      url: "https://www.ag.idaho.gov",
      phone: "208-334-2424",
    },
    externalReview: "state",
  },
  {
    state: "IL",
    insurance: {
      name: "Illinois Department of Insurance",
      url: "https://idoi.illinois.gov/",
      phone: "866-445-5364",
    },
    attorneyGeneral: {
      name: "Attorney General, Consumer Protection Division",
      url: "https://www.illinoisattorneygeneral.gov",
      phone: "312-814-3000",
    },
    externalReview: "state",
  },
  {
    state: "IN",
    insurance: {
      name: "Indiana Department of Insurance",
      url: "https://www.in.gov/idoi/",
      phone: "317-232-2385",
    },
    attorneyGeneral: {
      name: "Attorney General, Consumer Protection Division",
      url: "https://www.in.gov/attorneygeneral",
      phone: "317-232-6330",
    },
    externalReview: "state",
  },
  {
    state: "KS",
    insurance: {
      name: "Kansas Insurance Department",
      url: "https://insurance.kansas.gov/",
      phone: "800-432-2484",
    },
    attorneyGeneral: {
      name: "Attorney General, Consumer Protection Division",
      url: "https://ag.ks.gov",
      phone: "785-296-3751",
    },
    externalReview: "state",
  },
  {
    state: "KY",
    insurance: {
      name: "Kentucky Department of Insurance",
      url: "https://insurance.ky.gov/",
      phone: "800-595-6053",
    },
    attorneyGeneral: {
      name: "Attorney General, Consumer Protection Division",
      url: "https://ag.ky.gov",
      phone: "502-696-5389",
    },
    externalReview: "state",
  },
  {
    state: "LA",
    insurance: {
      name: "Louisiana Department of Insurance",
      url: "https://www.ldi.la.gov/",
      phone: "800-259-5300",
    },
    attorneyGeneral: {
      name: "Attorney General, Consumer Protection Section",
      url: "https://www.ag.state.la.us",
      phone: "225-326-6465",
    },
    externalReview: null,
  },
  {
    state: "MA",
    insurance: {
      name: "Massachusetts Division of Insurance",
      url: "https://www.mass.gov/orgs/division-of-insurance",
      phone: "877-563-4467",
    },
    attorneyGeneral: {
      name: "Attorney General, Consumer Protection Division",
      url: "https://www.mass.gov/orgs/office-of-the-attorney-general",
      phone: "617-727-8400",
    },
    externalReview: "state",
  },
  {
    state: "MD",
    insurance: {
      name: "Maryland Insurance Administration",
      url: "https://insurance.maryland.gov/",
      phone: "800-492-6116",
    },
    attorneyGeneral: {
      name: "Attorney General, Consumer Protection Division",
      url: "https://www.marylandattorneygeneral.gov",
      phone: "410-528-8662",
    },
    externalReview: "state",
  },
  {
    state: "ME",
    insurance: {
      name: "Maine Bureau of Insurance",
      url: "https://www.maine.gov/pfr/insurance/",
      phone: "800-300-5000",
    },
    attorneyGeneral: {
      name: "Attorney General, Consumer Protection Division",
      url: "https://www.maine.gov/ag",
      phone: "207-626-8849",
    },
    externalReview: "state",
  },
  {
    state: "MI",
    insurance: {
      name: "Michigan Department of Insurance and Financial Services",
      url: "https://www.michigan.gov/difs",
      phone: "877-999-6442",
    },
    attorneyGeneral: null,
    externalReview: "state",
  },
  {
    state: "MN",
    insurance: {
      name: "Minnesota Department of Commerce",
      url: "https://mn.gov/commerce/",
      phone: "651-539-1500",
    },
    attorneyGeneral: {
      name: "Attorney General, Consumer Protection Division",
      url: "https://www.ag.state.mn.us",
      phone: "651-296-3353",
    },
    externalReview: "state",
  },
  {
    state: "MO",
    insurance: {
      name: "Missouri Department of Commerce and Insurance",
      url: "https://insurance.mo.gov/",
      phone: "800-726-7390",
    },
    attorneyGeneral: {
      name: "Attorney General, Consumer Protection Division",
      url: "https://ago.mo.gov",
      phone: "573-751-3321",
    },
    externalReview: "state",
  },
  {
    state: "MS",
    insurance: {
      name: "Mississippi Insurance Department",
      url: "https://www.mid.ms.gov/",
      phone: "800-562-2957",
    },
    attorneyGeneral: {
      name: "Attorney General, Consumer Protection Division",
      url: "https://www.ago.state.ms.us",
      phone: "601-359-4230",
    },
    externalReview: null,
  },
  {
    state: "MT",
    insurance: {
      name: "Montana State Auditor, Commissioner of Securities and Insurance",
      url: "https://csimt.gov/",
      phone: "800-332-6148",
    },
    attorneyGeneral: {
      name: "Department of Justice, Office of Consumer Protection",
      url: "https://dojmt.gov",
      phone: "406-444-4500",
    },
    externalReview: null,
  },
  {
    state: "NC",
    insurance: {
      name: "North Carolina Department of Insurance",
      url: "https://www.ncdoi.gov/",
      phone: "855-408-1212",
    },
    attorneyGeneral: {
      name: "Department of Justice, Consumer Protection Division",
      url: "https://ncdoj.gov",
      phone: "919-716-6000",
    },
    externalReview: "state",
  },
  {
    state: "ND",
    insurance: {
      name: "North Dakota Insurance Department",
      url: "https://www.insurance.nd.gov/",
      phone: "800-247-0560",
    },
    attorneyGeneral: null,
    externalReview: "state",
  },
  {
    state: "NE",
    insurance: {
      name: "Nebraska Department of Insurance",
      url: "https://doi.nebraska.gov/",
      phone: "402-471-2201",
    },
    attorneyGeneral: {
      name: "Attorney General, Consumer Protection Division",
      url: "https://ago.nebraska.gov",
      phone: "402-471-2682",
    },
    externalReview: null,
  },
  {
    state: "NH",
    insurance: {
      name: "New Hampshire Insurance Department",
      url: "https://www.nh.gov/insurance/",
      phone: "800-852-3416",
    },
    attorneyGeneral: {
      name: "Department of Justice, Consumer Protection Bureau",
      url: "https://www.doj.nh.gov",
      phone: "603-271-3641",
    },
    externalReview: "state",
  },
  {
    state: "NJ",
    insurance: {
      name: "New Jersey Department of Banking and Insurance",
      url: "https://www.nj.gov/dobi/",
      phone: "800-446-7467",
    },
    attorneyGeneral: {
      name: "Division of Consumer Affairs (Attorney General)",
      url: "https://www.njconsumeraffairs.gov",
      phone: "973-504-6200",
    },
    externalReview: "state",
  },
  {
    state: "NM",
    insurance: {
      name: "New Mexico Office of Superintendent of Insurance",
      url: "https://www.osi.state.nm.us/",
      phone: "855-427-5674",
    },
    attorneyGeneral: {
      name: "Attorney General, Consumer Protection Division",
      url: "https://www.nmag.gov",
      phone: "505-490-4060",
    },
    externalReview: "state",
  },
  {
    state: "NV",
    insurance: { name: "Nevada Division of Insurance", url: "https://doi.nv.gov/", phone: "888-872-3234" },
    attorneyGeneral: {
      name: "Attorney General, Bureau of Consumer Protection",
      url: "https://ag.nv.gov",
      phone: "702-486-3132",
    },
    externalReview: "state",
  },
  {
    state: "NY",
    insurance: {
      name: "New York State Department of Financial Services",
      url: "https://www.dfs.ny.gov/",
      phone: "800-342-3736",
    },
    attorneyGeneral: {
      name: "Attorney General, Consumer Frauds Bureau",
      url: "https://ag.ny.gov",
      phone: "800-771-7755",
    },
    externalReview: "state",
  },
  {
    state: "OH",
    insurance: {
      name: "Ohio Department of Insurance",
      url: "https://insurance.ohio.gov/",
      phone: "800-686-1526",
    },
    attorneyGeneral: {
      name: "Attorney General, Consumer Protection Section",
      url: "https://www.ohioprotects.org",
      phone: "614-466-8831",
    },
    externalReview: "state",
  },
  {
    state: "OK",
    insurance: {
      name: "Oklahoma Insurance Department",
      url: "https://www.oid.ok.gov/",
      phone: "800-522-0071",
    },
    attorneyGeneral: {
      name: "Attorney General, Consumer Protection Unit",
      url: "https://www.oag.ok.gov",
      phone: "405-521-2029",
    },
    externalReview: null,
  },
  {
    state: "OR",
    insurance: {
      name: "Oregon Division of Financial Regulation",
      url: "https://dfr.oregon.gov/",
      phone: "888-877-4894",
    },
    attorneyGeneral: null,
    externalReview: "state",
  },
  {
    state: "PA",
    insurance: {
      name: "Pennsylvania Insurance Department",
      url: "https://www.insurance.pa.gov/",
      phone: "877-881-6388",
    },
    attorneyGeneral: {
      name: "Attorney General, Bureau of Consumer Protection",
      url: "https://www.attorneygeneral.gov",
      phone: "717-787-9707",
    },
    externalReview: null,
  },
  {
    state: "RI",
    insurance: {
      name: "Rhode Island Department of Business Regulation - Insurance Division",
      url: "https://dbr.ri.gov/insurance-overview",
      phone: "401-462-9520",
    },
    attorneyGeneral: {
      name: "Attorney General, Consumer Protection Unit",
      url: "https://riag.ri.gov",
      phone: "401-274-4400",
    },
    externalReview: "state",
  },
  {
    state: "SC",
    insurance: {
      name: "South Carolina Department of Insurance",
      url: "https://www.doi.sc.gov/",
      phone: "800-768-3467",
    },
    attorneyGeneral: {
      name: "Department of Consumer Affairs",
      url: "https://www.consumer.sc.gov",
      phone: "803-734-4200",
    },
    externalReview: "state",
  },
  {
    state: "SD",
    insurance: {
      name: "South Dakota Division of Insurance",
      url: "https://dlr.sd.gov/insurance/",
      phone: "605-773-3563",
    },
    attorneyGeneral: {
      name: "Attorney General, Consumer Protection Division",
      url: "https://consumer.sd.gov",
      phone: "605-773-4400",
    },
    externalReview: "state",
  },
  {
    state: "TN",
    insurance: {
      name: "Tennessee Department of Commerce and Insurance",
      url: "https://www.tn.gov/commerce/insurance.html",
      phone: "800-342-4029",
    },
    attorneyGeneral: {
      name: "Attorney General, Consumer Protection Division",
      url: "https://www.tn.gov/attorneygeneral",
      phone: "615-741-4737",
    },
    externalReview: null,
  },
  {
    state: "TX",
    insurance: {
      name: "Texas Department of Insurance",
      url: "https://www.tdi.texas.gov/",
      phone: "800-252-3439",
    },
    attorneyGeneral: {
      name: "Attorney General, Consumer Protection Division",
      url: "https://www.texasattorneygeneral.gov",
      phone: "512-463-2100",
    },
    externalReview: null,
  },
  {
    state: "UT",
    insurance: {
      name: "Utah Insurance Department",
      url: "https://insurance.utah.gov/",
      phone: "800-439-3805",
    },
    attorneyGeneral: null,
    externalReview: "state",
  },
  {
    state: "VA",
    insurance: {
      name: "Virginia State Corporation Commission - Bureau of Insurance",
      url: "https://www.scc.virginia.gov/pages/Bureau-of-Insurance",
      phone: "877-310-6560",
    },
    attorneyGeneral: null,
    externalReview: "state",
  },
  {
    state: "VT",
    insurance: {
      name: "Vermont Department of Financial Regulation - Insurance Division",
      url: "https://dfr.vermont.gov/insurance",
      phone: "802-828-3301",
    },
    attorneyGeneral: {
      name: "Attorney General, Consumer Assistance Program",
      url: "https://ago.vermont.gov",
      phone: "802-656-3183",
    },
    externalReview: "state",
  },
  {
    state: "WA",
    insurance: {
      name: "Washington State Office of the Insurance Commissioner",
      url: "https://www.insurance.wa.gov/",
      phone: "800-562-6900",
    },
    attorneyGeneral: {
      name: "Attorney General, Consumer Protection Division",
      url: "https://www.atg.wa.gov",
      phone: "206-464-6684",
    },
    externalReview: "state",
  },
  {
    state: "WI",
    insurance: {
      name: "Wisconsin Office of the Commissioner of Insurance",
      url: "https://oci.wi.gov/",
      phone: "800-236-8517",
    },
    attorneyGeneral: null,
    externalReview: null,
  },
  {
    state: "WV",
    insurance: {
      name: "West Virginia Offices of the Insurance Commissioner",
      url: "https://www.wvinsurance.gov/",
      phone: "888-879-9842",
    },
    attorneyGeneral: {
      name: "Attorney General, Consumer Protection Division",
      url: "https://ago.wv.gov",
      phone: "304-558-8986",
    },
    externalReview: null,
  },
  {
    state: "WY",
    insurance: {
      name: "Wyoming Department of Insurance",
      url: "https://doi.wyo.gov/",
      phone: "800-438-5768",
    },
    attorneyGeneral: {
      name: "Attorney General, Consumer Protection Unit",
      url: "https://ag.wyo.gov",
      phone: "307-777-6397",
    },
    externalReview: null,
  },
];
