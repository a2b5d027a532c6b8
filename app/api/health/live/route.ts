import { getLiveness } from "@/lib/api/contract";
import { checkLiveness } from "@/lib/api/health";
import { route } from "@/lib/api/route";

export const GET = route(getLiveness, checkLiveness);
