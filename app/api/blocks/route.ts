import * as api from "@/lib/blocks/contract";
import { blockUser } from "@/lib/blocks/mutations";
import { listBlocks } from "@/lib/blocks/queries";
import { route } from "@/lib/core/api/route";

export const GET = route(api.listBlocks, ({ viewer, query }) => listBlocks(viewer, query));

export const POST = route(api.blockUser, ({ viewer, body }) => blockUser(viewer, body.user_id));
