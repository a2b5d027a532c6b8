import { route } from "@/lib/core/api/route";
import { authenticateUser } from "@/lib/core/realtime/auth";
import * as api from "@/lib/core/realtime/contract";

export const POST = route(api.authenticateUser, async ({ viewer, body }) =>
  authenticateUser(body.socket_id, viewer),
);
