import { route } from "@/lib/core/api/route";
import { checkLiveness } from "@/lib/health/check";
import * as api from "@/lib/health/contract";

export const GET = route(api.getLiveness, checkLiveness);
