import { route } from "@/lib/core/api/route";
import { addPasskey } from "@/lib/two-factor/passkeys";
import * as api from "@/lib/two-factor/passkeys-contract";

export const POST = route(api.addPasskey, ({ viewer, body }) => addPasskey(viewer, body));
