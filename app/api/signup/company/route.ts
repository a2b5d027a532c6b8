import { signupCompany } from "@/lib/accounts/contract";
import { signUpCompany } from "@/lib/accounts/mutations";
import { route } from "@/lib/api/route";

export const POST = route(signupCompany, async ({ viewer, body }) => {
  const user = await signUpCompany(viewer, body);
  return { user, user_type: user.role };
});
