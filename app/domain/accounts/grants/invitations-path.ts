/** The page of the invitations that wait for whoever is signed in, and of an invitation's link. */
export const invitationsPath = "/account/invitations";
