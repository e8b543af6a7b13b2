/** Who views appeals, and the time zone of their deadlines. */
export interface AppealViewer {
  mayFile: boolean;
  isOwner: boolean;
  /** Whose they are; null: the viewer's own. */
  ownerName: string | null;
  /** 'Central Time'; null: the owner's is not known, and Eastern time holds. */
  zoneName: string | null;
  wantsReminders: boolean;
}
