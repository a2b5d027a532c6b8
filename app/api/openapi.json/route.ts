import { openApiDocument } from "@/lib/openapi/document";

export const dynamic = "force-static";

/** The document is the same for everybody until the next build. */
export function GET(): Response {
  return Response.json(openApiDocument(), { headers: { "cache-control": "public, max-age=3600" } });
}
