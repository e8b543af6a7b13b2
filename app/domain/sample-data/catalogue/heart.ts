import type { ServiceGroup } from "./service-group.ts";

export const HEART: readonly ServiceGroup[] = [
  {
    area: "heart",
    codeType: "CPT",
    revenueCode: "0730",
    setting: "outpatient",
    services: [
      ["93000", 120],
      ["93005", 320],
      ["93010", 39],
    ],
  },
  {
    area: "heart",
    codeType: "CPT",
    revenueCode: "0731",
    setting: "outpatient",
    services: [
      ["93225", 520],
      ["93226", 610],
    ],
  },
  {
    area: "heart",
    codeType: "CPT",
    revenueCode: "0480",
    setting: "outpatient",
    services: [
      ["92960", 3400],
      ["33285", 19500],
    ],
  },
  {
    area: "heart",
    codeType: "CPT",
    revenueCode: "0481",
    setting: "outpatient",
    services: [
      ["93452", 12500],
      ["93454", 14200],
      ["93458", 16300],
      ["93460", 18400],
      ["92920", 24800],
      ["92928", 36500],
      ["93653", 58500],
      ["93656", 79500],
      ["33208", 38500],
      ["33249", 96000],
    ],
  },
  {
    area: "heart",
    codeType: "CPT",
    revenueCode: "0482",
    setting: "outpatient",
    services: [["93017", 1360]],
  },
  {
    area: "heart",
    codeType: "CPT",
    revenueCode: "0483",
    setting: "outpatient",
    services: [
      ["93303", 2140],
      ["93306", 2780],
      ["93307", 1520],
      ["93308", 1120],
      ["93312", 3650],
      ["93320", 890],
      ["93350", 2150],
      ["93351", 3250],
    ],
  },
  {
    area: "heart",
    codeType: "CPT",
    revenueCode: "0341",
    setting: "outpatient",
    services: [["78452", 5350]],
  },
];
