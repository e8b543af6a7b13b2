import { episode, main, sometimes, usual } from "../write-episode.ts";

const BLOOD_TESTS_BEFORE = [
  usual("laboratory", "85025 85027", "hospital"),
  usual("laboratory", "80053 80048", "hospital"),
];
const THERAPY_AFTER = [
  usual("therapy", "97161 97162", "hospital"),
  usual("therapy", "97110", "hospital", { isPerUnit: true }),
];
const perPiece = { isPerUnit: true } as const;

/** Surgery on bones, joints, back and hand. */
export const BONES_AND_JOINTS = [
  episode("knee-replacement", "27447 27446 drg:469-470", [
    main("facility", "27447 drg:470 drg:469", "hospital"),
    main("surgeon", "27447", "doctor"),
    main("anesthesia", "01402", "either"),
    main("implant", "C1776", "hospital", perPiece),
    ...BLOOD_TESTS_BEFORE,
    usual("imaging", "73562 73560", "hospital"),
    ...THERAPY_AFTER,
    sometimes("equipment", "E0143 E0135", "hospital"),
  ]),
  episode("hip-replacement", "27130 drg:469-470 drg:521-522", [
    main("facility", "27130 drg:470 drg:469", "hospital"),
    main("surgeon", "27130", "doctor"),
    main("anesthesia", "01214", "either"),
    main("implant", "C1776", "hospital", perPiece),
    ...BLOOD_TESTS_BEFORE,
    usual("imaging", "73502 73501", "hospital"),
    ...THERAPY_AFTER,
    sometimes("equipment", "E0143 E0135", "hospital"),
  ]),
  episode("shoulder-replacement", "23472 23470 drg:483", [
    main("facility", "23472 drg:483", "hospital"),
    main("surgeon", "23472", "doctor"),
    main("anesthesia", "01638", "either"),
    main("implant", "C1776", "hospital", perPiece),
    ...BLOOD_TESTS_BEFORE,
    usual("imaging", "73030", "hospital"),
    ...THERAPY_AFTER,
    sometimes("imaging", "73200 73221", "hospital"),
  ]),
  episode("knee-arthroscopy", "29870-29887 29888-29889", [
    main("facility", "29881 29880 29877 29888", "hospital"),
    main("surgeon", "29881 29880 29877 29888", "doctor"),
    main("anesthesia", "01400", "either"),
    usual("imaging", "73721", "hospital"),
    ...THERAPY_AFTER,
    sometimes("implant", "C1713", "hospital", perPiece),
    sometimes("equipment", "E0114", "hospital"),
  ]),
  episode("shoulder-arthroscopy", "29805-29828", [
    main("facility", "29827 29826 29823 29822", "hospital"),
    main("surgeon", "29827 29826 29823 29822", "doctor"),
    main("anesthesia", "01630", "either"),
    usual("imaging", "73221", "hospital"),
    main("implant", "C1713", "hospital", perPiece),
    ...THERAPY_AFTER,
  ]),
  episode("carpal-tunnel", "64721 29848", [
    main("facility", "64721 29848", "hospital"),
    main("surgeon", "64721 29848", "doctor"),
    usual("other-test", "95910 95909 95911", "hospital"),
    sometimes("other-test", "95886", "hospital"),
    sometimes("anesthesia", "01810", "either"),
    sometimes("therapy", "97165 97166", "hospital"),
  ]),
  episode("back-disc-surgery", "63030 63047", [
    main("facility", "63030 63047 drg:520", "hospital"),
    main("surgeon", "63030 63047", "doctor"),
    main("anesthesia", "00630", "either"),
    usual("imaging", "72148", "hospital"),
    ...BLOOD_TESTS_BEFORE,
    sometimes("pathology", "88304", "either"),
    sometimes("therapy", "97161 97162", "hospital"),
  ]),
  episode("back-injection", "62321 62323 64483 64493", [
    main("facility", "62323 64483 62321 64493", "hospital"),
    main("doctor", "62323 64483 62321 64493", "doctor"),
    sometimes("imaging", "72148", "hospital"),
    sometimes("drug", "J3301 J1030 J1040 J1100", "hospital", perPiece),
    sometimes("sedation", "99152", "hospital"),
  ]),
] as const;
