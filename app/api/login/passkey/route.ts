import { route } from "@/lib/core/api/route";
import * as api from "@/lib/users/contract";
import { pendingSignIn } from "@/lib/users/pending-sign-in";
import { signInWithPasskey } from "@/lib/users/second-factor-sign-in";
import { replySignedIn } from "@/lib/users/signed-in-response";

export const POST = route(api.loginWithPasskey, async ({ viewer, body, request }) =>
  replySignedIn(request, await signInWithPasskey(viewer, body, request), pendingSignIn.expire()),
);
