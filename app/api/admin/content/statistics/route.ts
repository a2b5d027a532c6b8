import { route } from "@/lib/core/api/route";
import * as api from "@/lib/posts/content-contract";
import { getContentStatistics } from "@/lib/posts/content-queries";

export const GET = route(api.getContentStatistics, ({ viewer }) => getContentStatistics(viewer));
