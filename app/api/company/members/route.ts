import { listMembers } from "@/lib/companies/member-queries";
import * as api from "@/lib/companies/members-contract";
import { route } from "@/lib/core/api/route";

export const GET = route(api.listMembers, ({ viewer }) => listMembers(viewer));
