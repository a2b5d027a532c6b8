import { getHealth } from "@/lib/api/contract";
import { checkHealth } from "@/lib/api/health";
import { route } from "@/lib/api/route";

export const GET = route(getHealth, checkHealth);
