/** The page of the invitations that wait for the signed-in person, and of an invitation's link. */
export const invitationsPath = "/account/invitations";
