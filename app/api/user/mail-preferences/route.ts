import { route } from "@/lib/core/api/route";
import { getEmailPreferences, updateEmailPreferences } from "@/lib/users/preferences";
import { updateEmailPreferences as change, getEmailPreferences as get } from "@/lib/users/settings-contract";

export const GET = route(get, async ({ viewer }) => ({ data: await getEmailPreferences(viewer) }));

export const PUT = route(change, async ({ viewer, body }) => ({
  data: await updateEmailPreferences(viewer, body),
}));
