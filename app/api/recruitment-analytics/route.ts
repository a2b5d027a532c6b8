import { route } from "@/lib/api/route";
import { getRecruitmentAnalytics as declared } from "@/lib/recruitment/contract";
import { getRecruitmentAnalytics } from "@/lib/recruitment/queries";

export const GET = route(declared, ({ viewer }) => getRecruitmentAnalytics(viewer));
