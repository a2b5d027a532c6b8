import { route } from "@/lib/core/api/route";
import { listMentionable } from "@/lib/posts/mentionable";
import * as api from "@/lib/posts/mentions-contract";

export const GET = route(api.listMentionable, ({ viewer, query }) => listMentionable(viewer, query));
