import { episode, main, sometimes, usual } from "../write-episode.ts";

const perPiece = { isPerUnit: true } as const;

/** Tests and surgery of the heart. */
export const HEART = [
  episode("heart-catheter", "93452-93461 drg:286-287", [
    main("facility", "93458 93452 93454 93460 drg:287", "hospital"),
    main("doctor", "93458 93452 93454 93460", "doctor"),
    main("sedation", "99152", "hospital"),
    usual("contrast", "Q9967 Q9966", "hospital", perPiece),
    usual("heart-test", "93005", "hospital"),
    usual("laboratory", "80048", "hospital"),
    usual("laboratory", "85610", "hospital"),
    sometimes("heart-test", "93306", "hospital"),
  ]),
  episode("heart-stent", "92928 C9600 drg:321-322 drg:246-249", [
    main("facility", "92928 C9600 drg:322 drg:321", "hospital"),
    main("doctor", "92928", "doctor"),
    main("implant", "C1874 C1876", "hospital", perPiece),
    usual("heart-test", "93005", "hospital"),
    usual("laboratory", "80048", "hospital"),
    usual("laboratory", "85610", "hospital"),
    sometimes("heart-test", "93306", "hospital"),
    sometimes("follow-up", "93798", "hospital", perPiece),
  ]),
  episode("pacemaker", "33206-33208 drg:242-244", [
    main("facility", "33208 33207 33206 drg:244 drg:243", "hospital"),
    main("doctor", "33208 33207 33206", "doctor"),
    main("implant", "C1785 C2619 C1786", "hospital", perPiece),
    main("implant", "C1898", "hospital", perPiece),
    main("anesthesia", "00530", "either"),
    usual("imaging", "71046 71045", "hospital"),
    usual("heart-test", "93005", "hospital"),
    sometimes("heart-test", "93306", "hospital"),
  ]),
  episode("heart-bypass", "33510-33516 33533-33536 drg:231-236", [
    main("stay", "drg:236 drg:235 drg:234 drg:233", "hospital"),
    main("surgeon", "33533 33534 33535 33510 33511", "doctor", { setting: "any" }),
    main("anesthesia", "00567 00566", "either", { setting: "any" }),
    usual("heart-test", "93458", "hospital"),
    usual("heart-test", "93306", "hospital"),
    usual("laboratory", "85025", "hospital"),
    usual("imaging", "71046 71045", "hospital"),
    sometimes("follow-up", "93798", "hospital", perPiece),
  ]),
  episode("heart-stress-scan", "78451-78452", [
    main("facility", "78452 78451", "hospital"),
    main("reading", "78452 78451", "reader"),
    main("heart-test", "93017", "hospital"),
    usual("drug", "A9500 A9502", "hospital", perPiece),
    sometimes("drug", "J2785", "hospital", perPiece),
  ]),
  episode("heart-ultrasound", "93303 93306-93308", [
    main("facility", "93306 93307 93308 93303", "hospital"),
    main("reading", "93306 93307 93308 93303", "reader"),
    sometimes("heart-test", "93005", "hospital"),
  ]),
] as const;
