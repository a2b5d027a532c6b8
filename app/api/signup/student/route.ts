import { signupStudent } from "@/lib/accounts/contract";
import { signUpStudent } from "@/lib/accounts/mutations";
import { route } from "@/lib/api/route";

export const POST = route(signupStudent, async ({ viewer, body }) => {
  const user = await signUpStudent(viewer, body);
  return { user, user_type: user.role };
});
