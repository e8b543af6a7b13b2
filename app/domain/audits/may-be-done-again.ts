/** Anesthesia (CPT 00100 to 01999): the anesthesiologist who directs and the nurse anesthetist each charge one and the same code. */
const ANESTHESIA = /^0(?:0[1-9]\d\d|1\d{3})$/;
/** Doses, blood and miles (HCPCS J, P and Q codes, A0380 to A0436). */
const BY_UNIT = /^(?:[JPQ]\d{4}|A0(?:3[89]|4[0-3])\d)$/;
/** Told by the quarter of an hour, the hour, the dose or the injection: critical care, therapy, infusions, vaccinations, inhalations. */
const BY_TIME_OR_DOSE =
  /^(?:99292|9703[2-9]|971(?:1[0-6]|24|40)|975(?:3[0-9]|4[0-2])|97(?:750|76[0-3])|963[67]\d|9047[1-4]|9046[01]|94640)$/;
/** What a patient who is watched has several times a day: troponin, glucose, blood gases, lactate, hematocrit, electrocardiograms,
 *  chest X-rays at the bed. */
const SERIAL = /^(?:84484|82947|82948|82962|8280[35]|83605|8501[48]|930(?:00|05|10)|71045)$/;

/** Whether two charges of a CPT or HCPCS code on a day are likely two services, although the bill prints no modifier that says so. */
export function mayBeDoneAgain(code: string): boolean {
  return [ANESTHESIA, BY_UNIT, BY_TIME_OR_DOSE, SERIAL].some((codes) => codes.test(code));
}
