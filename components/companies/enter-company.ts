import { storeUser } from "@/components/users/stored-user";
import type { acceptInvitation } from "@/lib/companies/members-contract";
import type { ResponseOf } from "@/lib/core/api/endpoint";
import { homePath } from "@/lib/core/auth/areas";

/** Enters the company's area after an invitation was accepted. */
export function enterCompany({ user }: ResponseOf<typeof acceptInvitation>): void {
  storeUser(user);
  location.replace(homePath(user.role));
}
