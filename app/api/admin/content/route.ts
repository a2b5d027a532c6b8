import { route } from "@/lib/core/api/route";
import * as api from "@/lib/posts/content-contract";
import { listContent } from "@/lib/posts/content-queries";

export const GET = route(api.listContent, async ({ viewer, query }) => ({
  data: await listContent(viewer, query),
}));
