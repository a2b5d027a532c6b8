import { errorResponse } from "@/lib/core/api/error-response";
import { AppError } from "@/lib/core/errors/app-error";

/** Responds to every path under /api that no endpoint has. */
function notFound(request: Request): Promise<Response> {
  return errorResponse(new AppError("not_found"), null, request);
}

export {
  notFound as DELETE,
  notFound as GET,
  notFound as OPTIONS,
  notFound as PATCH,
  notFound as POST,
  notFound as PUT,
};
