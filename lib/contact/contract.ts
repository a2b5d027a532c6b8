import * as z from "zod/mini";
import { locales } from "@/db/enums";
import { anyone, endpoint } from "@/lib/core/api/endpoint";
import { emailAddress, emptyToUndefined, personName, text } from "@/lib/core/schemas/fields";
import { contactLimits } from "./limits";

const contactBody = z.object({
  name: personName({ min: 2, required: "author_name_required", short: "name_too_short" }),
  email: emailAddress("author_email_required"),
  content: text(contactLimits.content, { min: 1, required: "message_required" }),
  locale: z.enum(locales, "invalid"),
  /** A honeypot: hidden from people. */
  website: emptyToUndefined(text(300)),
});

export const sendContactMessage = endpoint("POST /api/contact", {
  access: anyone,
  allowPending: true,
  body: contactBody,
  status: 201,
  limit: ["contact", "visitorContact"],
});
