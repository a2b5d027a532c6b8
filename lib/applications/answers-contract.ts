import * as z from "zod/mini";
import { endpoint } from "@/lib/api/endpoint";
import { blankable, line, text } from "@/lib/api/fields";
import { applicationLimits, companyStatuses } from "./kinds";
import { answerTemplate, applicationNote } from "./shapes";

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
  fails: ["forbidden", "too_many_notes"],
});

export const deleteApplicationNote = endpoint({
  method: "DELETE",
  path: "/api/applications/{id}/notes/{noteId}",
  access,
  response: z.object({}),
});

export const listAnswerTemplates = endpoint({
  method: "GET",
  path: "/api/answer-templates",
  access,
  response: z.object({ data: z.array(answerTemplate) }),
});

const template = {
  name: line(applicationLimits.templateName, { min: 1 }),
  status: blankable(z.enum(companyStatuses)),
  content_fr: words(applicationLimits.message),
  content_en: words(applicationLimits.message),
};

export const createAnswerTemplate = endpoint({
  method: "POST",
  path: "/api/answer-templates",
  access,
  body: z.object(template),
  response: z.object({ data: answerTemplate }),
  status: 201,
  limit: ["answerTemplates"],
  fails: ["forbidden", "too_many_templates"],
});

export const updateAnswerTemplate = endpoint({
  method: "PUT",
  path: "/api/answer-templates/{id}",
  access,
  body: z.object(template),
  response: z.object({ data: answerTemplate }),
  fails: ["forbidden"],
});

export const deleteAnswerTemplate = endpoint({
  method: "DELETE",
  path: "/api/answer-templates/{id}",
  access,
  response: z.object({}),
  fails: ["forbidden"],
});
