import { episode, sometimes, usual } from "../write-episode.ts";

const perPiece = { isPerUnit: true } as const;

/** Eyes, ears, throat, breast, womb, prostate and kidneys. */
export const OTHER_SURGERY = [
  episode("cataract", "66982 66984 66987 66988", [
    usual("facility", "66984 66982", "hospital"),
    usual("surgeon", "66984 66982", "doctor"),
    usual("anesthesia", "00142", "either"),
    usual("other-test", "92136 76519", "either"),
    sometimes("implant", "V2632", "hospital", perPiece),
    sometimes("follow-up", "66821", "hospital"),
  ]),
  episode("tonsils", "42820 42821 42825 42826 42830 42831", [
    usual("facility", "42820 42826 42821 42825 42830", "hospital"),
    usual("surgeon", "42820 42826 42821 42825 42830", "doctor"),
    usual("anesthesia", "00170", "either"),
    sometimes("pathology", "88304 88300", "either"),
    sometimes("other-test", "95810 95782", "hospital"),
  ]),
  episode("ear-tubes", "69436 69433", [
    usual("facility", "69436 69433", "hospital"),
    usual("surgeon", "69436 69433", "doctor"),
    usual("anesthesia", "00126", "either"),
    sometimes("other-test", "92557 92567", "hospital"),
  ]),
  episode("septum", "30520", [
    usual("facility", "30520", "hospital"),
    usual("surgeon", "30520", "doctor"),
    usual("anesthesia", "00160", "either"),
    usual("imaging", "70486", "hospital"),
    sometimes("doctor", "31231", "either"),
  ]),
  episode("thyroid", "60240 60220 60252", [
    usual("facility", "60240 60220 60252", "hospital"),
    usual("surgeon", "60240 60220 60252", "doctor"),
    usual("anesthesia", "00320", "either"),
    usual("pathology", "88307", "either"),
    usual("imaging", "76536", "hospital"),
    usual("laboratory", "84443", "hospital"),
    sometimes("other-test", "10005", "hospital"),
  ]),
  episode("breast-lump", "19120 19125 19301", [
    usual("facility", "19120 19301 19125", "hospital"),
    usual("surgeon", "19120 19301 19125", "doctor"),
    usual("anesthesia", "00400", "either"),
    usual("pathology", "88307 88305", "either"),
    usual("imaging", "77066 77065", "hospital"),
    sometimes("imaging", "76642", "hospital"),
  ]),
  episode("hysterectomy", "58150 58260 58262 58541-58544 58550-58554 58570-58573 drg:742-743", [
    usual("facility", "58571 58573 58570 58552 58150 58260 drg:743 drg:742", "hospital"),
    usual("surgeon", "58571 58573 58570 58552 58150 58260", "doctor"),
    usual("anesthesia", "00840 00944", "either"),
    usual("pathology", "88307", "either"),
    usual("imaging", "76830 76856", "hospital"),
    usual("laboratory", "85025", "hospital"),
  ]),
  episode("womb-scope", "58558 58555 58563", [
    usual("facility", "58558 58563 58555", "hospital"),
    usual("surgeon", "58558 58563 58555", "doctor"),
    usual("anesthesia", "00952", "either"),
    usual("pathology", "88305", "either"),
    usual("imaging", "76830 76856", "hospital"),
  ]),
  episode("prostate-biopsy", "55700", [
    usual("facility", "55700", "hospital"),
    usual("doctor", "55700", "doctor"),
    usual("pathology", "88305 G0416", "either"),
    usual("imaging", "76872 76942", "hospital"),
    usual("laboratory", "84153", "hospital"),
    sometimes("imaging", "72197", "hospital"),
  ]),
  episode("prostate-removal", "55866 drg:707-708", [
    usual("facility", "55866 drg:708 drg:707", "hospital"),
    usual("surgeon", "55866", "doctor"),
    usual("anesthesia", "00865 00840", "either"),
    usual("pathology", "88309", "either"),
    usual("laboratory", "84153", "hospital"),
    usual("laboratory", "85025", "hospital"),
  ]),
  episode("kidney-stone", "50590 52353 52356", [
    usual("facility", "50590 52356 52353", "hospital"),
    usual("surgeon", "50590 52356 52353", "doctor"),
    usual("anesthesia", "00873 00872 00918", "either"),
    usual("imaging", "74176", "hospital"),
    usual("laboratory", "81001", "hospital"),
    sometimes("imaging", "74018", "hospital"),
    sometimes("follow-up", "52332", "hospital"),
  ]),
] as const;
