import * as z from "zod/mini";
import { endpoint } from "@/lib/core/api/endpoint";

const access = ["admin"] as const;

/** `#rrggbb`: the accent of the light theme, from which all shades are derived. */
export const accentColor = z
  .string("required")
  .check(z.trim(), z.toLowerCase(), z.regex(/^#[0-9a-f]{6}$/, "color_invalid"));

export const appearanceBody = z.object({ accent: accentColor });
const appearance = z.object({ accent: z.string() });

export const getAppearance = endpoint("GET /api/admin/school-settings/appearance", {
  access,
  data: appearance,
});

/** `expected`: the values that the caller has read. */
export const changeAppearance = endpoint("PUT /api/admin/school-settings/appearance", {
  access,
  body: z.extend(appearanceBody, { expected: z.optional(z.partial(appearanceBody)) }),
  errors: ["settings_edited"],
  data: appearance,
});
