export const recruiterRoles = ["owner", "recruiter", "reader"] as const;
export type RecruiterRole = (typeof recruiterRoles)[number];

/** Who may change what the company shows and answers; a reader only reads. */
export const mayWrite: readonly RecruiterRole[] = ["owner", "recruiter"];
export const mayManage: readonly RecruiterRole[] = ["owner"];
