import * as z from "zod/mini";
import { endpoint } from "@/lib/core/api/endpoint";
import { emptyToUndefined, singleLine, text } from "@/lib/core/schemas/fields";
import { applicationLimits, companyStatuses } from "./constants";
import { applicationNote, messageTemplate } from "./schemas";

const access = ["company"] as const;
const words = (max: number) => text(max, { min: 1 });

export const listApplicationNotes = endpoint({
  method: "GET",
  path: "/api/applications/{id}/notes",
  access,
  response: z.object({ data: z.array(applicationNote) }),
});

export const createApplicationNote = endpoint({
  method: "POST",
  path: "/api/applications/{id}/notes",
  access,
  body: z.object({ content: words(applicationLimits.note) }),
  response: z.object({ data: applicationNote }),
  status: 201,
  limit: ["notes"],
  errors: ["forbidden", "too_many_notes"],
});

export const deleteApplicationNote = endpoint({
  method: "DELETE",
  path: "/api/applications/{id}/notes/{noteId}",
  access,
  response: z.object({}),
});

export const listMessageTemplates = endpoint({
  method: "GET",
  path: "/api/answer-templates",
  access,
  response: z.object({ data: z.array(messageTemplate) }),
});

const template = {
  name: singleLine(applicationLimits.templateName, { min: 1 }),
  status: emptyToUndefined(z.enum(companyStatuses)),
  content_fr: words(applicationLimits.message),
  content_en: words(applicationLimits.message),
};

export const createMessageTemplate = endpoint({
  method: "POST",
  path: "/api/answer-templates",
  access,
  body: z.object(template),
  response: z.object({ data: messageTemplate }),
  status: 201,
  limit: ["answerTemplates"],
  errors: ["forbidden", "too_many_templates"],
});

export const updateMessageTemplate = endpoint({
  method: "PUT",
  path: "/api/answer-templates/{id}",
  access,
  body: z.object(template),
  response: z.object({ data: messageTemplate }),
  errors: ["forbidden"],
});

export const deleteMessageTemplate = endpoint({
  method: "DELETE",
  path: "/api/answer-templates/{id}",
  access,
  response: z.object({}),
  errors: ["forbidden"],
});
