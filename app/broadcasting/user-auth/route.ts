import { route } from "@/lib/api/route";
import { authenticateUser } from "@/lib/realtime/auth";
import { authenticateUser as endpoint } from "@/lib/realtime/contract";

export const POST = route(endpoint, async ({ viewer, body }) => authenticateUser(body.socket_id, viewer));
