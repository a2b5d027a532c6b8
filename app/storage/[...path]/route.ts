import { callerOf } from "@/lib/api/caller";
import { databaseFailure } from "@/lib/api/database-failure";
import { AppError } from "@/lib/api/errors";
import { failureAnswer } from "@/lib/api/failure-answer";
import { findViewer } from "@/lib/auth/find-viewer";
import { freshLink } from "@/lib/documents/policy";
import { log } from "@/lib/log";
import { mayOpen } from "@/lib/storage/policy";
import { serveFile } from "@/lib/storage/serve";
import { storageUrl } from "@/lib/storage/urls";

type Context = { params: Promise<{ path: string[] }> };

/** A file has no JSON to declare: `route` does not make this handler. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  try {
    const path = (await params).path.join("/");
    const caller = callerOf(request);
    const viewer = await findViewer(caller);
    const link = await freshLink(viewer, path);
    if (link) return leadTo(link);
    const opening = await mayOpen(viewer, path, new URL(request.url).searchParams);
    // Kept before it is served: nobody reads what was not recorded.
    await opening?.beforehand?.(caller);
    const answer = opening && (await serveFile(request, path, opening));
    return answer ?? failureAnswer(new AppError("not_found"), viewer, request);
  } catch (error) {
    log.error({ err: error }, "a file was not served");
    const known = error instanceof AppError ? error : databaseFailure(error);
    return failureAnswer(known ?? new AppError("internal"), null, request);
  }
}

function leadTo(link: string): Response {
  return new Response(null, {
    status: 302,
    headers: { location: storageUrl(link), "cache-control": "private, no-store" },
  });
}
