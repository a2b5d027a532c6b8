import { route } from "@/lib/core/api/route";
import { checkLiveness } from "@/lib/health/check";
import { getLiveness } from "@/lib/health/contract";

export const GET = route(getLiveness, checkLiveness);
