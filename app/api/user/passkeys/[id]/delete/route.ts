import { route } from "@/lib/core/api/route";
import { deletePasskey } from "@/lib/two-factor/passkeys";
import * as api from "@/lib/two-factor/passkeys-contract";

export const POST = route(api.deletePasskey, ({ viewer, params, body, request }) =>
  deletePasskey(viewer, params.id, body, request),
);
