import { route } from "@/lib/core/api/route";
import * as api from "@/lib/posts/content-contract";
import { listContentTypes } from "@/lib/posts/content-queries";

export const GET = route(api.listContentTypes, async ({ viewer }) => listContentTypes(viewer.locale));
