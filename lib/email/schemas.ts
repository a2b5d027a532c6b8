import * as z from "zod/mini";
import { emailStatuses } from "@/db/enums";
import { isoDateTime } from "@/lib/core/schemas/fields";

export const emailSummary = z.object({
  id: z.int(),
  subject: z.string(),
  excerpt: z.string(),
  is_read: z.boolean(),
  created_at: isoDateTime,
});
export type EmailSummary = z.infer<typeof emailSummary>;

/** `href` is null where only the email has the link, since it verifies the recipient. */
export const emailMessage = z.object({
  id: z.int(),
  subject: z.string(),
  paragraphs: z.array(z.string()),
  items: z.array(z.object({ title: z.string(), detail: z.string(), href: z.string() })),
  closing: z.nullable(z.string()),
  action: z.nullable(z.object({ label: z.string(), href: z.nullable(z.string()) })),
  address: z.string(),
  delivery: z.enum(emailStatuses),
  is_read: z.boolean(),
  created_at: isoDateTime,
});
export type EmailBody = z.infer<typeof emailMessage>;
