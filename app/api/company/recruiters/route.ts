import { route } from "@/lib/api/route";
import { listRecruiters as list } from "@/lib/companies/people-contract";
import { listRecruiters } from "@/lib/companies/people-queries";

export const GET = route(list, async ({ viewer }) => ({ data: await listRecruiters(viewer) }));
