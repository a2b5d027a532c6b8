import { route } from "@/lib/core/api/route";
import { checkReadiness } from "@/lib/health/check";
import { getReadiness } from "@/lib/health/contract";

export const GET = route(getReadiness, checkReadiness);
