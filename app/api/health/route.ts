import { route } from "@/lib/core/api/route";
import { checkHealth } from "@/lib/health/check";
import { getHealth } from "@/lib/health/contract";

export const GET = route(getHealth, checkHealth);
