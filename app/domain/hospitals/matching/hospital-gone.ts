/** The hospital was removed or merged with another one since it was found: the import has to begin again. */
export class HospitalGone extends Error {}
