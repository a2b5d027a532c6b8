import { route } from "@/lib/core/api/route";
import { startPasskey } from "@/lib/two-factor/passkeys";
import * as api from "@/lib/two-factor/passkeys-contract";

export const POST = route(api.startPasskey, async ({ viewer, body, request }) => ({
  options: await startPasskey(viewer, body, request),
}));
