import { route } from "@/lib/core/api/route";
import { appealSuspension } from "@/lib/moderation/suspension-appeals";
import * as api from "@/lib/moderation/suspension-appeals-contract";

export const POST = route(api.appealSuspension, ({ body, request }) => appealSuspension(body, request));
