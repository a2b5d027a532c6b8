import { changeMailPreferences, getMailPreferences } from "@/lib/accounts/preferences";
import { changeMailPreferences as change, getMailPreferences as get } from "@/lib/accounts/settings-contract";
import { route } from "@/lib/api/route";

export const GET = route(get, async ({ viewer }) => ({ data: await getMailPreferences(viewer) }));

export const PUT = route(change, async ({ viewer, body }) => ({
  data: await changeMailPreferences(viewer, body),
}));
