import { episode, main, sometimes, usual } from "../write-episode.ts";

const anySetting = { setting: "any" } as const;
const PREGNANCY_SCANS = "76805 76811";
const FIRST_SCAN = "76801";

/** Births, with the tests before that most have. */
export const BIRTHS = [
  episode("vaginal-birth", "drg:805-807 drg:768 drg:796-798 59400 59409 59410 59610 59612 59614", [
    main("stay", "drg:807 drg:806 drg:805", "hospital"),
    main("obstetrician", "59400 59410 59610 59614", "either", anySetting),
    main("anesthesia", "01967", "either", anySetting),
    main("newborn-stay", "drg:795 drg:794", "hospital"),
    main("newborn-doctor", "99460 99463", "either", anySetting),
    usual("laboratory", "80055", "hospital"),
    usual("imaging", PREGNANCY_SCANS, "hospital"),
    sometimes("imaging", FIRST_SCAN, "hospital"),
    sometimes("other-test", "59025", "hospital"),
    sometimes("newborn-doctor", "54150", "either", anySetting),
  ]),
  episode("cesarean-birth", "drg:783-788 59510 59514 59515 59618 59620 59622", [
    main("stay", "drg:788 drg:787 drg:786", "hospital"),
    main("obstetrician", "59510 59515 59618 59622", "either", anySetting),
    main("anesthesia", "01961", "either", anySetting),
    main("newborn-stay", "drg:795 drg:794", "hospital"),
    main("newborn-doctor", "99460 99463", "either", anySetting),
    usual("laboratory", "80055", "hospital"),
    usual("imaging", PREGNANCY_SCANS, "hospital"),
    sometimes("imaging", FIRST_SCAN, "hospital"),
    sometimes("other-test", "59025", "hospital"),
    sometimes("newborn-doctor", "99464", "either", anySetting),
  ]),
] as const;
