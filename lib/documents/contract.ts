import * as z from "zod/mini";
import { documentKinds } from "@/db/enums";
import { endpoint } from "@/lib/core/api/endpoint";
import { pdfField } from "./constants";
import { ownDocument } from "./schemas";

const access = ["student"] as const;

export const listDocuments = endpoint("GET /api/documents", {
  access,
  data: z.array(ownDocument),
});

export const createDocument = endpoint("POST /api/documents", {
  access,
  body: z.object({ kind: z.enum(documentKinds, { error: "required" }) }),
  files: { file: { ...pdfField, isRequired: true } },
  data: ownDocument,
  status: 201,
  errors: ["too_many_documents", "pdf_kind_refused"],
});

export const deleteDocument = endpoint("DELETE /api/documents/{id}", { access });
