import * as z from "zod/mini";
import { endpoint } from "@/lib/core/api/endpoint";
import { text } from "@/lib/core/schemas/fields";
import { applicationLimits } from "./constants";
import { applicationNote } from "./schemas";

const access = ["company"] as const;

export const listApplicationNotes = endpoint("GET /api/applications/{id}/notes", {
  access,
  data: z.array(applicationNote),
});

export const createApplicationNote = endpoint("POST /api/applications/{id}/notes", {
  access,
  body: z.object({ content: text(applicationLimits.note, { min: 1 }) }),
  data: applicationNote,
  status: 201,
  limit: ["notes"],
  errors: ["too_many_notes"],
});

export const deleteApplicationNote = endpoint("DELETE /api/applications/{id}/notes/{noteId}", { access });
