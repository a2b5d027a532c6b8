import * as z from "zod/mini";
import { emailStatuses } from "@/db/enums";
import { isoDateTime } from "@/lib/core/schemas/fields";

/** A line of the mailbox. `excerpt` is the beginning of its text. */
export const emailSummary = z.object({
  id: z.int(),
  subject: z.string(),
  excerpt: z.string(),
  is_read: z.boolean(),
  created_at: isoDateTime,
});
export type EmailSummary = z.infer<typeof emailSummary>;

/**
 * A mail as it is read here. `href` is null where the link stands in the mail alone, because it proves who reads that
 * address. `delivery`: whether it also went to the address.
 */
export const emailMessage = z.object({
  id: z.int(),
  subject: z.string(),
  paragraphs: z.array(z.string()),
  action: z.nullable(z.object({ label: z.string(), href: z.nullable(z.string()) })),
  address: z.string(),
  delivery: z.enum(emailStatuses),
  is_read: z.boolean(),
  created_at: isoDateTime,
});
export type EmailBody = z.infer<typeof emailMessage>;
