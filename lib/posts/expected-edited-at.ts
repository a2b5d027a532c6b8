import * as z from "zod/mini";
import { text } from "@/lib/core/schemas/fields";

/** `edited_at` of a text as a moderator has read it: 409 when its author has edited it since and it would be published. */
export const expectedEditedAt = z.nullable(text(40));
