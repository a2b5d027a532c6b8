import * as z from "zod/mini";
import { locales, roles } from "@/db/enums";
import { isoDateTime } from "./fields";

export const ownUser = z.object({
  id: z.int(),
  name: z.string(),
  role: z.enum(roles),
  email: z.string(),
  status: z.string(),
  avatar_url: z.nullable(z.string()),
  locale: z.enum(locales),
});
export type OwnUser = z.infer<typeof ownUser>;

export const author = z.object({
  id: z.int(),
  name: z.string(),
  profile: z.object({ avatar_url: z.nullable(z.string()) }),
});

/** A user in a list; `created_at` is when they were added to it. */
export const listedUser = {
  id: z.int(),
  name: z.string(),
  avatar_url: z.nullable(z.string()),
  created_at: isoDateTime,
};

/** The values are null for a student who has given none or does not show them to the school. */
export const studentClass = { programme: z.nullable(z.string()), year: z.nullable(z.int()) };
