import { route } from "@/lib/core/api/route";
import * as api from "@/lib/users/contract";
import { signIn } from "@/lib/users/sign-in";
import { replySignedIn } from "@/lib/users/signed-in-response";

export const POST = route(api.login, async ({ viewer, body, request }) =>
  replySignedIn(request, await signIn(viewer, body, request)),
);
