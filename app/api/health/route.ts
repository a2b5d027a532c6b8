import { route } from "@/lib/core/api/route";
import { checkHealth } from "@/lib/health/check";
import * as api from "@/lib/health/contract";

export const GET = route(api.getHealth, checkHealth);
