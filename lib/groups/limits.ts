export const groupLimits = {
  name: 50,
  minName: 3,
  description: 500,
  minDescription: 10,
  avatarBytes: 5 * 1024 * 1024,
  pins: 5,
  /** The maximum number of members in a group of a list. */
  preview: 5,
  /** Of those that a search by name finds, the newest. */
  named: 200,
  linkDays: 30,
  linkUses: 1000,
  emails: 100,
  emailsText: 20_000,
} as const;

/** The days for which its owner can restore a deleted group. */
export const restorableDays = 30;

export const emailInvitationDays = 7;

export const newAvatarTypes = ["image/jpeg", "image/png", "image/gif"] as const;
