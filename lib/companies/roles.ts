import type { MemberRole } from "@/db/enums";

export const WRITER_ROLES: readonly MemberRole[] = ["owner", "recruiter"];
export const OWNER_ROLES: readonly MemberRole[] = ["owner"];
