import { route } from "@/lib/core/api/route";
import { renamePasskey } from "@/lib/two-factor/passkeys";
import * as api from "@/lib/two-factor/passkeys-contract";

export const PUT = route(api.renamePasskey, async ({ viewer, ids, body }) => ({
  data: await renamePasskey(viewer, ids.id, body.name),
}));
