import { route } from "@/lib/core/api/route";
import { renamePasskey } from "@/lib/two-factor/passkeys";
import * as api from "@/lib/two-factor/passkeys-contract";

export const PUT = route(api.renamePasskey, ({ viewer, params, body }) =>
  renamePasskey(viewer, params.id, body.name),
);
