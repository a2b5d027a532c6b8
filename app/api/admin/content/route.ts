import { route } from "@/lib/core/api/route";
import * as api from "@/lib/posts/content-contract";
import { listContent } from "@/lib/posts/content-queries";

export const GET = route(api.listContent, ({ viewer, query }) => listContent(viewer, query));
