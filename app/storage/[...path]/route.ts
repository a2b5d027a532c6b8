import { renewLink } from "@/lib/applications/document-access";
import { errorResponse } from "@/lib/core/api/error-response";
import { requestInfo } from "@/lib/core/api/request-info";
import { findViewer } from "@/lib/core/auth/find-viewer";
import { signInPath } from "@/lib/core/auth/page-viewer";
import type { Viewer } from "@/lib/core/auth/viewer";
import { AppError } from "@/lib/core/errors/app-error";
import { toDatabaseError } from "@/lib/core/errors/database-error";
import { log } from "@/lib/core/log";
import { serveFile } from "@/lib/core/storage/serve";
import { storageUrl } from "@/lib/core/storage/urls";
import { authorizeFile } from "@/lib/file-access";

/** No page has this path: the browser shows the page of missing pages. */
const missingPath = "/missing-file";

type Context = { params: Promise<{ path: string[] }> };

/** Does not use `route`, because an endpoint declares a JSON response and this response is a file. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  try {
    const path = (await params).path.join("/");
    const info = requestInfo(request);
    const viewer = await findViewer(info);
    const link = await renewLink(viewer, path);
    if (link) return redirectTo(storageUrl(link));
    const grant = await authorizeFile(viewer, path, new URL(request.url).searchParams);
    // Runs before the file is served: there is no view without its record.
    await grant?.beforehand?.();
    const response = grant && (await serveFile(request, path, grant));
    if (response) return response;
    if (isNavigation(request)) return redirectTo(redirectPath(viewer, path));
    return errorResponse(new AppError("not_found"), viewer, request);
  } catch (error) {
    log.error({ err: error }, "a file was not served");
    const appError = error instanceof AppError ? error : toDatabaseError(error);
    return errorResponse(appError ?? new AppError("internal"), null, request);
  }
}

/** Whether a person opens the link, of a page, an email or the history; a program reads JSON. */
function isNavigation(request: Request): boolean {
  return request.headers.get("accept")?.includes("text/html") ?? false;
}

/** A visitor's session may have ended since the link to a document was shown. */
function redirectPath(viewer: Viewer, path: string): string {
  const isDocument = /^(documents|applications)\//.test(path);
  return isDocument && viewer.role === "visitor" ? signInPath(viewer, storageUrl(path)) : missingPath;
}

function redirectTo(location: string): Response {
  return new Response(null, {
    status: 302,
    headers: { location, "cache-control": "private, no-store" },
  });
}
