import * as z from "zod/mini";
import { endpoint } from "@/lib/core/api/endpoint";
import { emptyToNull, singleLine, text } from "@/lib/core/schemas/fields";
import { applicationLimits, reviewStatuses } from "./constants";
import { hasUnknownPlaceholder } from "./fill-template";
import { messageTemplate } from "./schemas";

const access = ["company"] as const;
const content = text(applicationLimits.message, { min: 1 }).check(
  z.refine((value) => !hasUnknownPlaceholder(value), "placeholder_unknown"),
);
const fields = {
  name: singleLine(applicationLimits.templateName, { min: 1 }),
  status: emptyToNull(z.enum(reviewStatuses)),
  content_fr: content,
  content_en: content,
};

export const listMessageTemplates = endpoint("GET /api/message-templates", {
  access,
  data: z.array(messageTemplate),
});

export const createMessageTemplate = endpoint("POST /api/message-templates", {
  access,
  body: z.object({ ...fields, status: z._default(fields.status, null) }),
  data: messageTemplate,
  status: 201,
  limit: ["messageTemplates"],
  errors: ["too_many_templates", "not_found", "company_suspended"],
});

const ofTemplate = { access, errors: ["company_suspended"] } as const;

/** Omitted fields keep their values. */
export const updateMessageTemplate = endpoint("PUT /api/message-templates/{id}", {
  ...ofTemplate,
  body: z.partial(z.object(fields)),
  data: messageTemplate,
});
export const deleteMessageTemplate = endpoint("DELETE /api/message-templates/{id}", ofTemplate);
