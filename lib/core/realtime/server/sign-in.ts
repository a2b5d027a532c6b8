import * as z from "zod/mini";
import { codes } from "./codes";
import type { Connection } from "./connection";
import { ownFrame, readAs } from "./frames";
import type { Hub } from "./hub";
import { limits } from "./limits";
import { hasValidSignature } from "./signature";

const request = z.object({ auth: z.string(), user_data: z.string() });
const user = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(limits.memberIdLength)),
  user_info: z.optional(z.unknown()),
});

export function signIn(hub: Hub, connection: Connection, data: unknown) {
  const input = request.safeParse(data).data;
  const signedIn = input && readAs(user, input.user_data);
  if (!signedIn || !hasValidSignature(hub.app, input.auth, `${connection.id}::user::${input.user_data}`)) {
    return connection.close(codes.unauthorized, "The sign-in is not signed by the application.");
  }
  if (connection.signedIn && connection.signedIn.id !== signedIn.id) {
    return connection.close(codes.unauthorized, "Someone else is signed in here.");
  }
  if (!hub.identify(connection, signedIn.id)) return;
  connection.signedIn = signedIn;
  connection.send(ownFrame("pusher:signin_success", { user_data: input.user_data }));
}
