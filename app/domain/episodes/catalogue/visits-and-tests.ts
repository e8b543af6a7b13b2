import { episode, main, sometimes, usual } from "../write-episode.ts";

const LEVELS = "99285 99284 99283 99282 99281";

/** The emergency room and the sleep laboratory. */
export const VISITS_AND_TESTS = [
  episode("emergency-visit", "99281-99285", [
    main("facility", LEVELS, "hospital"),
    main("emergency-doctor", LEVELS, "doctor"),
    usual("laboratory", "85025", "hospital"),
    usual("laboratory", "80053 80048", "hospital"),
    sometimes("imaging", "74177 74176", "hospital"),
    sometimes("imaging", "70450", "hospital"),
    sometimes("reading", "74177 70450", "reader"),
    sometimes("imaging", "71045 71046", "hospital"),
    sometimes("heart-test", "93005", "hospital"),
    sometimes("drug", "96374", "hospital"),
    sometimes("drug", "96360", "hospital"),
  ]),
  episode("sleep-study", "95810 95811 95800 95806", [
    main("facility", "95810 95811", "hospital"),
    main("reading", "95810 95811", "reader"),
    sometimes("follow-up", "95811", "hospital"),
    sometimes("visit", "99203 99213", "either"),
  ]),
] as const;
