import * as z from "zod/mini";
import { endpoint } from "@/lib/core/api/endpoint";
import { applicationFilterQuery } from "./contract";

export const exportApplications = endpoint("GET /api/applications/export", {
  access: ["company"],
  query: z.object({ format: z.enum(["csv"], { error: "required" }), ...applicationFilterQuery }),
  produces: { csv: "text/csv" },
  errors: ["not_found", "company_suspended"],
});

export const exportDocuments = endpoint("POST /api/applications/export", {
  access: ["company"],
  body: z.object(applicationFilterQuery),
  form: true,
  produces: { zip: "application/zip" },
  limit: ["documentExports"],
  errors: ["not_found", "company_suspended"],
});
