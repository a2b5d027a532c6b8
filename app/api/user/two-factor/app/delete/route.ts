import { route } from "@/lib/core/api/route";
import * as api from "@/lib/two-factor/contract";
import { deleteAuthenticatorApp } from "@/lib/two-factor/settings";

export const POST = route(api.deleteAuthenticatorApp, ({ viewer, body, request }) =>
  deleteAuthenticatorApp(viewer, body, request),
);
