import { route } from "@/lib/core/api/route";
import * as api from "@/lib/groups/admission-contract";
import { listGroupRequests } from "@/lib/groups/member-queries";

export const GET = route(api.listGroupRequests, async ({ viewer, params }) => ({
  data: await listGroupRequests(viewer, params.id),
}));
