import { listMembers } from "@/lib/companies/member-queries";
import { listMembers as list } from "@/lib/companies/members-contract";
import { route } from "@/lib/core/api/route";

export const GET = route(list, async ({ viewer }) => ({ data: await listMembers(viewer) }));
