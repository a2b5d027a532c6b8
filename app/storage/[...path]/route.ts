import { renewLink } from "@/lib/applications/document-access";
import { errorResponse } from "@/lib/core/api/error-response";
import { requestInfo } from "@/lib/core/api/request-info";
import { findViewer } from "@/lib/core/auth/find-viewer";
import { signInPath } from "@/lib/core/auth/page-viewer";
import { AppError } from "@/lib/core/errors/app-error";
import { toDatabaseError } from "@/lib/core/errors/database-error";
import { log } from "@/lib/core/log";
import { serveFile } from "@/lib/core/storage/serve";
import { storageUrl } from "@/lib/core/storage/urls";
import { authorizeFile } from "@/lib/file-access";

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
    if (!response && viewer.role === "visitor" && isDocumentLink(request, path))
      return redirectTo(signInPath(viewer, storageUrl(path)));
    return response ?? errorResponse(new AppError("not_found"), viewer, request);
  } catch (error) {
    log.error({ err: error }, "a file was not served");
    const appError = error instanceof AppError ? error : toDatabaseError(error);
    return errorResponse(appError ?? new AppError("internal"), null, request);
  }
}

/** Whether a browser opens a document from a page whose session may have ended, which a program does not. */
function isDocumentLink(request: Request, path: string): boolean {
  const isNavigation = request.headers.get("accept")?.includes("text/html") ?? false;
  return isNavigation && /^(documents|applications)\//.test(path);
}

function redirectTo(location: string): Response {
  return new Response(null, {
    status: 302,
    headers: { location, "cache-control": "private, no-store" },
  });
}
