export const memberRoles = ["owner", "recruiter", "reader"] as const;
export type MemberRole = (typeof memberRoles)[number];

/** Who may change what the company shows and answers; a reader only reads. */
export const WRITER_ROLES: readonly MemberRole[] = ["owner", "recruiter"];
export const OWNER_ROLES: readonly MemberRole[] = ["owner"];
