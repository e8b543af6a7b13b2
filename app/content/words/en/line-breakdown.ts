/** The medical-coding breakdown. */
export const lineBreakdown = {
  heading: "What each line means",
  caption: { one: "The bill’s only line", other: "Lines {first} to {last} of {count}" },
  more: "The first {shown} lines of {count} are shown. The findings are of all of them.",
  columns: {
    line: "Line",
    service: "Service",
    charged: "Charged",
    beside: "Beside it",
  },
  unknown: "Not named",
  onBill: "On the bill: {description}",
  department: "Department: {name}",
  setting: {
    inpatient: "Usually for patients who stay",
    outpatient: "Usually for outpatients",
  },
  units: { one: "{count} unit", other: "{count} units" },
  each: "{amount} each",
  limit: {
    line: "Medicare’s limit: {limit} on a line",
    day: "Medicare’s limit: {limit} a day",
  },
  picture: "{charged} charged for one unit, beside {others}.",
  marks: {
    charged: "Charged {amount}",
    cash: "Cash {amount}",
    gross: "List {amount}",
    medicare: "Medicare {amount}",
    middle: "{state} middle {amount}",
  },
  own: "This hospital’s prices are from <source>{place}</source> of its file of {date}.",
  ownUndated: "This hospital’s prices are from <source>{place}</source> of its file, which has no date.",
  band: "Half of {hospitalCount} hospitals in {state} ask {from} to {to} of whoever pays cash.",
  medicare: {
    physician: "Medicare’s amount: physician fee schedule, {edition}, national.",
    "physician-facility": "Medicare’s amount: physician fee schedule in a facility, {edition}, national.",
    outpatient: "Medicare’s amount: outpatient payment, {edition}, national.",
    laboratory: "Medicare’s amount: laboratory fee schedule, {edition}.",
    drug: "Medicare’s limit for the drug, {edition}.",
  },
  noPrices: "No like prices are known.",
} as const;
