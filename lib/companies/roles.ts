import type { MemberRole } from "@/db/enums";
import type { OwnCompany } from "./schemas";

export const WRITER_ROLES: readonly MemberRole[] = ["owner", "recruiter"];
export const OWNER_ROLES: readonly MemberRole[] = ["owner"];

export function canWriteForCompany(company: Pick<OwnCompany, "role" | "status"> | null): boolean {
  return company !== null && company.status !== "suspended" && WRITER_ROLES.includes(company.role);
}
