import * as z from "zod/mini";
import { locales, roles } from "@/db/enums";

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
export type Author = z.infer<typeof author>;
