import { route } from "@/lib/core/api/route";
import * as api from "@/lib/users/management-contract";
import { listUsers } from "@/lib/users/management-queries";

export const GET = route(api.listUsers, ({ viewer, query }) => listUsers(viewer, query));
