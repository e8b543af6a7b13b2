/** What was assumed when one service was taken for what a visitor typed. */
export const assumptions = {
  assumed: {
    place: "We searched around {place}. Several places have this name.",
    "any-company":
      "You named no insurance company. The rate is of a {product} plan of any company: choose yours to be sure.",
    "no-rate": "We have no rate of this insurer here. These are prices without insurance.",
    spelling: "We read your words as “{name}”.",
    "one-of-several": "Your words can mean several services. This price is for “{name}”.",
    "emergency-level":
      "We assumed an emergency visit of level {level} of 5. No one knows the level before the visit; levels 3 to 5 are the most common.",
    "visit-level": "We assumed a visit of level {level}. The doctor’s office sets the level after the visit.",
    "with-contrast": "We assumed a scan with contrast.",
    "without-contrast": "We assumed a scan without contrast.",
    "both-contrast": "We assumed a scan without and then with contrast.",
    "with-pelvis":
      "We assumed a scan of the abdomen and the pelvis. A scan of the abdomen alone has another code.",
    "without-pelvis": "We assumed a scan of the abdomen without the pelvis. A scan of both has another code.",
    pictures: "We assumed “{name}”. More or fewer pictures have another code.",
    minutes: "We assumed “{name}”. Shorter and longer sessions have other codes.",
    "first-hour": "This price is for the first hour. Each further hour and the drug are billed separately.",
    "quarter-hours": "This price is for 15 minutes. A therapy visit is usually 2 to 4 such units.",
    "drug-unit":
      "This price is for {unit} of the drug. One dose is often many such units, and giving it is billed separately.",
    network: "The rates are {network}’s, whose network {payer} uses. Ask your plan to be sure.",
    hours: "This price is for one hour of observation. A stay is billed by the hour.",
    "birth-stay":
      "This price is for the mother’s hospital stay (MS-DRG {code}). The doctor, the anesthesia, and the baby’s stay are billed separately.",
    "birth-doctor":
      "This price is for the doctor’s care ({code}). The hospital bills the stay separately, under an MS-DRG.",
  },
} as const;
