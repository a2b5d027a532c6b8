import { route } from "@/lib/core/api/route";
import * as api from "@/lib/groups/admission-contract";
import { listGroupRequests } from "@/lib/groups/member-queries";

export const GET = route(api.listGroupRequests, ({ viewer, params }) => listGroupRequests(viewer, params.id));
