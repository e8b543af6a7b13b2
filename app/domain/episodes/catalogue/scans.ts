import { episode, main, sometimes, usual } from "../write-episode.ts";

const perMilliliter = { isPerUnit: true } as const;

const MRI_WITH_CONTRAST =
  "70553 70552 72158 72156 72157 72149 72142 72147 73223 73222 73723 73722 73220 73720 74183 74182 72197 72196 70543 77049";
const MRI_PLAIN = "70551 72148 72141 72146 73721 73221 73718 73218 74181 72195 70540";
const CT_WITH_CONTRAST =
  "74177 71260 71275 70460 70470 70491 70487 74178 74160 74170 72193 72132 72126 73701 73201 74175 74174 70496 70498";
const CT_PLAIN = "70450 71250 74176 70486 72131 72125 72128 73700 73200 74150 72192 70490 71271";

/** Scans: the pictures, who reads them, and what is put into a vein. */
export const SCANS = [
  episode("mri-with-contrast", MRI_WITH_CONTRAST, [
    main("facility", MRI_WITH_CONTRAST, "hospital"),
    main("reading", MRI_WITH_CONTRAST, "reader"),
    usual("contrast", "A9585 A9579 A9577 A9575 A9576 A9581", "hospital", perMilliliter),
    sometimes("laboratory", "82565 80048", "hospital"),
    sometimes("laboratory", "81025", "hospital"),
  ]),
  episode("mri-without-contrast", MRI_PLAIN, [
    main("facility", MRI_PLAIN, "hospital"),
    main("reading", MRI_PLAIN, "reader"),
  ]),
  episode("ct-with-contrast", CT_WITH_CONTRAST, [
    main("facility", CT_WITH_CONTRAST, "hospital"),
    main("reading", CT_WITH_CONTRAST, "reader"),
    usual("contrast", "Q9967 Q9966 Q9965", "hospital", perMilliliter),
    sometimes("laboratory", "82565 80048", "hospital"),
    sometimes("laboratory", "81025", "hospital"),
  ]),
  episode("ct-without-contrast", CT_PLAIN, [
    main("facility", CT_PLAIN, "hospital"),
    main("reading", CT_PLAIN, "reader"),
  ]),
  episode("mammogram", "77067", [
    main("facility", "77067", "hospital"),
    main("reading", "77067", "reader"),
    usual("imaging", "77063", "hospital"),
    sometimes("follow-up", "77065 77066", "hospital"),
    sometimes("follow-up", "76642 76641", "hospital"),
  ]),
  episode("diagnostic-mammogram", "77065 77066", [
    main("facility", "77066 77065", "hospital"),
    main("reading", "77066 77065", "reader"),
    sometimes("imaging", "G0279", "hospital"),
    sometimes("imaging", "76642 76641", "hospital"),
    sometimes("follow-up", "19083 19081", "hospital"),
  ]),
  episode("breast-biopsy", "19081 19083 19085", [
    main("facility", "19083 19081 19085", "hospital"),
    main("doctor", "19083 19081 19085", "doctor"),
    main("pathology", "88305", "either"),
    usual("imaging", "77065", "hospital"),
    sometimes("imaging", "76642 76641", "hospital"),
    sometimes("pathology", "88342", "either"),
  ]),
] as const;
