import { route } from "@/lib/core/api/route";
import { getPasskeyOptions } from "@/lib/two-factor/passkeys";
import * as api from "@/lib/two-factor/passkeys-contract";

export const POST = route(api.getPasskeyOptions, async ({ viewer }) => ({
  options: await getPasskeyOptions(viewer),
}));
