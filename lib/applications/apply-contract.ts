import * as z from "zod/mini";
import { endpoint } from "@/lib/core/api/endpoint";
import { emptyToUndefined, id } from "@/lib/core/schemas/fields";
import { pdfField } from "@/lib/documents/constants";
import { application } from "./schemas";

export const createApplication = endpoint("POST /api/applications", {
  access: ["student"],
  body: z.object({
    job_posting_id: id,
    resume_id: emptyToUndefined(id),
    cover_letter_id: emptyToUndefined(id),
  }),
  files: { resume: pdfField, cover_letter: pdfField },
  data: application,
  status: 201,
  limit: ["applications"],
  errors: ["not_found", "already_applied", "posting_closed", "pdf_kind_refused"],
});
