import { imageTypes } from "@/lib/core/images/constants";

export const groupLimits = {
  name: 50,
  minName: 3,
  description: 500,
  minDescription: 10,
  pins: 5,
  /** The maximum number of members in a group of a list. */
  preview: 5,
  /** The maximum number of groups that a search by name lists: the newest. */
  named: 200,
  linkDays: 30,
  linkUses: 1000,
  emails: 100,
  emailsText: 20_000,
} as const;

const avatarBytes = 5 * 1024 * 1024;
export const avatarFile = { max: 1, maxBytes: avatarBytes, types: imageTypes };
export const newAvatarFile = { ...avatarFile, types: imageTypes.filter((type) => type !== "image/webp") };

/** The days for which its owner can restore a deleted group. */
export const restorableDays = 30;

export const emailInvitationDays = 7;
