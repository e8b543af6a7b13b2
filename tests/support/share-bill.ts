/** The statement that shares a bill of a hospital now. */
export const shareBill = (hospital: string) =>
  `insert into shared_bills (id, hospital_name, uploaded_at) values (gen_random_uuid(), '${hospital}', now())`;
