import { route } from "@/lib/core/api/route";
import * as api from "@/lib/posts/comment-management-contract";
import { listAdminComments } from "@/lib/posts/comment-management-queries";

export const GET = route(api.listAdminComments, ({ viewer, query }) => listAdminComments(viewer, query));
