import { type MemberRole, memberRoles } from "@/db/enums";
import type { OwnCompany } from "./schemas";

export const writerRoles: readonly MemberRole[] = ["owner", "recruiter"];
export const ownerRoles: readonly MemberRole[] = ["owner"];

export const isAbove = (a: MemberRole, b: MemberRole) => memberRoles.indexOf(a) < memberRoles.indexOf(b);

type Membership = Pick<OwnCompany, "role" | "status">;

export function canWriteForCompany(company: Membership | null): boolean {
  return company !== null && company.status !== "suspended" && writerRoles.includes(company.role);
}

export function canManageCompany(company: Membership): boolean {
  return company.status !== "suspended" && ownerRoles.includes(company.role);
}
