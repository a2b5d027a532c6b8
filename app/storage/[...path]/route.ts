import { callerOf } from "@/lib/api/caller";
import { databaseFailure } from "@/lib/api/database-failure";
import { AppError } from "@/lib/api/errors";
import { failureAnswer } from "@/lib/api/failure-answer";
import { findViewer } from "@/lib/auth/find-viewer";
import { log } from "@/lib/log";
import { mayOpen } from "@/lib/storage/policy";
import { serveFile } from "@/lib/storage/serve";

type Context = { params: Promise<{ path: string[] }> };

/** A file has no JSON to declare, so this is the one handler that `route` does not make. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  try {
    const path = (await params).path.join("/");
    const viewer = await findViewer(callerOf(request));
    const opening = await mayOpen(viewer, path);
    const answer = opening && (await serveFile(request, path, opening));
    return answer ?? failureAnswer(new AppError("not_found"), viewer, request);
  } catch (error) {
    log.error({ err: error }, "a file was not served");
    return failureAnswer(databaseFailure(error) ?? new AppError("internal"), null, request);
  }
}
