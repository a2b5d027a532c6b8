import type { MemberRole } from "@/db/enums";
import type { OwnCompany } from "./schemas";

export const writerRoles: readonly MemberRole[] = ["owner", "recruiter"];
export const ownerRoles: readonly MemberRole[] = ["owner"];

export function canWriteForCompany(company: Pick<OwnCompany, "role" | "status"> | null): boolean {
  return company !== null && company.status !== "suspended" && writerRoles.includes(company.role);
}
