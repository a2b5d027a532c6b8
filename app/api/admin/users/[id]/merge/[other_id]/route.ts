import { route } from "@/lib/core/api/route";
import * as api from "@/lib/users/merge/contract";
import { mergeUsers } from "@/lib/users/merge/mutations";
import { previewUserMerge } from "@/lib/users/merge/preview";

export const GET = route(api.previewUserMerge, ({ viewer, params }) => previewUserMerge(viewer, params));

export const POST = route(api.mergeUsers, ({ viewer, params, body }) => mergeUsers(viewer, params, body));
