import { NextResponse } from "next/server";
import { route } from "@/lib/core/api/route";
import { appUrl } from "@/lib/core/env";
import * as api from "@/lib/email/contract";
import { unsubscribe } from "@/lib/email/mutations";

export const POST = route(api.unsubscribe, ({ viewer, query }) => unsubscribe(viewer, query.token));

/** Called when a user opens the URL that email programs post to: the page asks for confirmation. */
export function GET(request: Request): Response {
  return NextResponse.redirect(`${appUrl()}/unsubscribe${new URL(request.url).search}`);
}
