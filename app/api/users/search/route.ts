import { route } from "@/lib/core/api/route";
import * as api from "@/lib/friends/contract";
import { searchPeople } from "@/lib/friends/search";

export const GET = route(api.searchPeople, ({ viewer, query }) => searchPeople(viewer, query));
