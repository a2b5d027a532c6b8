import { route } from "@/lib/core/api/route";
import { checkReadiness } from "@/lib/health/check";
import * as api from "@/lib/health/contract";

export const GET = route(api.getReadiness, checkReadiness);
