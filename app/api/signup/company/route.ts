import { route } from "@/lib/core/api/route";
import * as api from "@/lib/users/contract";
import { signUpCompany } from "@/lib/users/sign-up";

export const POST = route(api.signupCompany, async ({ viewer, body }) => {
  const user = await signUpCompany(viewer, body);
  return { user, user_type: user.role };
});
