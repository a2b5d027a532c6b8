import { route } from "@/lib/core/api/route";
import { getEmailPreferences, updateEmailPreferences } from "@/lib/users/preferences";
import * as api from "@/lib/users/settings-contract";

export const GET = route(api.getEmailPreferences, async ({ viewer }) => ({
  data: await getEmailPreferences(viewer),
}));

export const PUT = route(api.updateEmailPreferences, async ({ viewer, body }) => ({
  data: await updateEmailPreferences(viewer, body),
}));
