/** The hospital was removed or merged with another one since it was found: the import is to begin anew. */
export class HospitalGone extends Error {}
