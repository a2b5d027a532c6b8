import { renewLink } from "@/lib/applications/document-access";
import { errorResponse } from "@/lib/core/api/error-response";
import { requestInfo } from "@/lib/core/api/request-info";
import { findViewer } from "@/lib/core/auth/find-viewer";
import { AppError } from "@/lib/core/errors/app-error";
import { toDatabaseError } from "@/lib/core/errors/database-error";
import { log } from "@/lib/core/log";
import { serveFile } from "@/lib/core/storage/serve";
import { storageUrl } from "@/lib/core/storage/urls";
import { authorizeFile } from "@/lib/file-access";

type Context = { params: Promise<{ path: string[] }> };

/** A file has no JSON to declare: `route` does not make this handler. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  try {
    const path = (await params).path.join("/");
    const info = requestInfo(request);
    const viewer = await findViewer(info);
    const link = await renewLink(viewer, path);
    if (link) return leadTo(link);
    const opening = await authorizeFile(viewer, path, new URL(request.url).searchParams);
    // Kept before it is served: nobody reads what was not recorded.
    await opening?.beforehand?.(info);
    const answer = opening && (await serveFile(request, path, opening));
    return answer ?? errorResponse(new AppError("not_found"), viewer, request);
  } catch (error) {
    log.error({ err: error }, "a file was not served");
    const appError = error instanceof AppError ? error : toDatabaseError(error);
    return errorResponse(appError ?? new AppError("internal"), null, request);
  }
}

function leadTo(link: string): Response {
  return new Response(null, {
    status: 302,
    headers: { location: storageUrl(link), "cache-control": "private, no-store" },
  });
}
