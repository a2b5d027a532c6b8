import * as z from "zod/mini";
import { logoGrounds } from "@/db/enums";
import { endpoint } from "@/lib/core/api/endpoint";
import { imageErrors, imageTypes } from "@/lib/core/images/constants";
import { emptyToUndefined, flag, json, text } from "@/lib/core/schemas/fields";

const access = ["admin"] as const;

export const maxLogoBytes = 5 * 1024 * 1024;

/** `logo_url`: null without a logo; the mark of Préau is shown then. */
const logo = z.object({
  logo_url: z.nullable(z.string()),
  width: z.nullable(z.int()),
  height: z.nullable(z.int()),
  ground: z.enum(logoGrounds),
});

export const getLogo = endpoint("GET /api/admin/school-settings/logo", {
  access,
  data: logo,
});

export const logoBase = z.object({
  ground: z.enum(logoGrounds, "invalid"),
  logo_url: z.nullable(text(300)),
});

/** Without a file and without `remove_logo`, the logo stays. `expected`: the values of the changed fields when they were read. */
export const changeLogo = endpoint("PUT /api/admin/school-settings/logo", {
  access,
  body: z.object({
    ground: z.enum(logoGrounds, "invalid"),
    remove_logo: emptyToUndefined(flag),
    expected: emptyToUndefined(json(z.partial(logoBase))),
  }),
  files: { logo: { max: 1, maxBytes: maxLogoBytes, types: imageTypes } },
  data: logo,
  errors: [...imageErrors, "settings_edited"],
});
