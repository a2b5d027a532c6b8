import { route } from "@/lib/core/api/route";
import { authenticateUser } from "@/lib/core/realtime/auth";
import { authenticateUser as endpoint } from "@/lib/core/realtime/contract";

export const POST = route(endpoint, async ({ viewer, body }) => authenticateUser(body.socket_id, viewer));
