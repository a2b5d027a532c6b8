import * as z from "zod/mini";
import { endpoint, signedIn } from "@/lib/core/api/endpoint";
import { attachmentLimits, attachmentTypes } from "./attachment-limits";
import { attachment } from "./schemas";

const access = signedIn;
export const attachmentErrors = [
  "conversation_closed",
  "attachments_not_accepted",
  "attachment_kind_refused",
  "image_unreadable",
  "image_too_many_pixels",
  "video_unreadable",
] as const;

/** A file for a message that is sent afterwards with its id; unsent ones are deleted after seven days. */
export const uploadAttachment = endpoint("POST /api/chat/conversations/{id}/attachments", {
  access,
  body: z.object({}),
  files: { file: { max: 1, maxBytes: attachmentLimits.bytes, types: attachmentTypes, isRequired: true } },
  data: attachment,
  status: 201,
  errors: attachmentErrors,
  limit: ["attachments"],
});

/** Deletes a file of the viewer that is not sent yet. */
export const deleteAttachment = endpoint("DELETE /api/chat/attachments/{id}", { access });
