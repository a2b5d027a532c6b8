import * as z from "zod/mini";
import { instant } from "@/lib/api/fields";

/** A line of the mailbox. `excerpt` is the beginning of its text. */
export const mail = z.object({
  id: z.int(),
  subject: z.string(),
  excerpt: z.string(),
  is_read: z.boolean(),
  created_at: instant,
});
export type Mail = z.infer<typeof mail>;

/**
 * A mail as it is read here. `href` is null where the link stands in the mail alone, because it proves who reads that
 * address. `delivery`: whether it also went to the address.
 */
export const letter = z.object({
  id: z.int(),
  subject: z.string(),
  paragraphs: z.array(z.string()),
  action: z.nullable(z.object({ label: z.string(), href: z.nullable(z.string()) })),
  address: z.string(),
  delivery: z.enum(["pending", "sent", "failed", "kept"]),
  is_read: z.boolean(),
  created_at: instant,
});
export type Letter = z.infer<typeof letter>;
