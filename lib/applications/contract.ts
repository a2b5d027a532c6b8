import * as z from "zod/mini";
import { endpoint } from "@/lib/core/api/endpoint";
import { pageMetadata, pageQuery } from "@/lib/core/api/pagination";
import { emptyToUndefined, id, text } from "@/lib/core/schemas/fields";
import { pdfField } from "@/lib/documents/constants";
import { applicationFilters, applicationLimits, applicationStatuses } from "./constants";
import { application, applicationCounts, applicationWithEvents } from "./schemas";

const members = ["student", "company", "admin"] as const;
const data = z.object({ data: application });

/** The files, or documents that the student keeps already. */
export const createApplication = endpoint({
  method: "POST",
  path: "/api/applications",
  access: ["student"],
  body: z.object({
    job_posting_id: id,
    resume_id: emptyToUndefined(id),
    cover_letter_id: emptyToUndefined(id),
  }),
  files: { resume: pdfField, cover_letter: pdfField },
  response: data,
  status: 201,
  limit: ["applications"],
  errors: [
    "not_found",
    "already_applied",
    "posting_closed",
    "pdf_kind_refused",
    "file_too_large",
    "too_many_files",
  ],
});

export const applicationsQuery = z.object({
  q: emptyToUndefined(text(applicationLimits.query)),
  status: emptyToUndefined(z.enum(applicationFilters)),
  job_posting_id: emptyToUndefined(id),
  ...pageQuery(100),
});
export type ApplicationsQuery = z.infer<typeof applicationsQuery>;

/** Those to a company's postings, a student's own, or for administrators all; newest first. */
export const listApplications = endpoint({
  method: "GET",
  path: "/api/applications",
  access: members,
  query: applicationsQuery,
  response: z.object({ data: z.array(application), counts: applicationCounts, ...pageMetadata }),
});

export const getApplication = endpoint({
  method: "GET",
  path: "/api/applications/{id}",
  access: members,
  response: z.object({ data: applicationWithEvents }),
});

/** `message` goes to the student; a template's text is taken in their language where there is no message. */
const answer = {
  status: z.enum(applicationStatuses, { error: "required" }),
  message: emptyToUndefined(text(applicationLimits.message)),
  template_id: emptyToUndefined(id),
};

export const updateApplication = endpoint({
  method: "PUT",
  path: "/api/applications/{id}",
  access: ["company", "admin"],
  body: z.object(answer),
  response: data,
  errors: ["forbidden", "approval_reserved"],
});

/** The same answer to several: all of them or none. */
export const updateApplications = endpoint({
  method: "PUT",
  path: "/api/applications",
  access: ["company", "admin"],
  body: z.object({
    ids: z
      .array(id, { error: "required" })
      .check(z.minLength(1, "required"), z.maxLength(applicationLimits.atOnce, "too_many_at_once")),
    ...answer,
  }),
  response: z.object({ data: z.array(application) }),
  errors: ["not_found", "forbidden", "approval_reserved"],
});

export const withdrawApplication = endpoint({
  method: "POST",
  path: "/api/applications/{id}/withdraw",
  access: ["student"],
  response: data,
  errors: ["already_withdrawn"],
});

/** Once, when ten days have gone by without an answer. */
export const followUpApplication = endpoint({
  method: "POST",
  path: "/api/applications/{id}/follow-up",
  access: ["student"],
  response: data,
  errors: ["follow_up_refused", "already_followed_up"],
});

const { q, status, job_posting_id } = applicationsQuery.shape;
const narrowed = { q, status, job_posting_id };

/** A table of the company's applications. */
export const exportApplications = endpoint({
  method: "GET",
  path: "/api/applications/export",
  access: ["company"],
  query: z.object({ format: z.enum(["csv"], { error: "required" }), ...narrowed }),
  produces: { csv: "text/csv" },
  response: z.object({}),
  errors: ["not_found", "forbidden"],
});

/** A ZIP of their documents, each of which counts as opened. */
export const exportDocuments = endpoint({
  method: "POST",
  path: "/api/applications/export",
  access: ["company"],
  body: z.object(narrowed),
  form: true,
  produces: { zip: "application/zip" },
  response: z.object({}),
  limit: ["documentExports"],
  errors: ["not_found", "forbidden"],
});
