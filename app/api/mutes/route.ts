import * as api from "@/lib/blocks/contract";
import { muteUser } from "@/lib/blocks/mutations";
import { listMutes } from "@/lib/blocks/queries";
import { route } from "@/lib/core/api/route";

export const GET = route(api.listMutes, ({ viewer, query }) => listMutes(viewer, query));

export const POST = route(api.muteUser, ({ viewer, body }) => muteUser(viewer, body.user_id));
