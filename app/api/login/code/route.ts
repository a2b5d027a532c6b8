import { route } from "@/lib/core/api/route";
import * as api from "@/lib/users/contract";
import { pendingSignIn } from "@/lib/users/pending-sign-in";
import { signInWithCode } from "@/lib/users/second-factor-sign-in";
import { replySignedIn } from "@/lib/users/signed-in-response";

export const POST = route(api.loginWithCode, async ({ viewer, body, request }) =>
  replySignedIn(request, await signInWithCode(viewer, body, request), pendingSignIn.expire()),
);
