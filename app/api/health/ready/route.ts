import { getReadiness } from "@/lib/api/contract";
import { checkReadiness } from "@/lib/api/health";
import { route } from "@/lib/api/route";

export const GET = route(getReadiness, checkReadiness);
