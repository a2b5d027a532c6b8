import { route } from "@/lib/core/api/route";
import * as api from "@/lib/users/contract";
import { signUpStudent } from "@/lib/users/sign-up";

export const POST = route(api.signupStudent, async ({ viewer, body }) => {
  const user = await signUpStudent(viewer, body);
  return { user, user_type: user.role };
});
