import { searchMessages } from "@/lib/chat/search";
import * as api from "@/lib/chat/search-contract";
import { route } from "@/lib/core/api/route";

export const GET = route(api.searchMessages, ({ viewer, query }) => searchMessages(viewer, query));
