import * as z from "zod/mini";
import { isoDateTime } from "@/lib/core/schemas/fields";
import { shapes } from "@/lib/endpoints";

export type JsonSchema = z.core.JSONSchema.JSONSchema;

/** The shapes that have a name, which is the name they are exported by: `postImage` becomes `PostImage`. */
const names = z.registry<{ id: string }>();
for (const [name, shape] of shapes.flatMap(Object.entries)) {
  if (shape instanceof z.core.$ZodType)
    names.add(shape, { id: name.charAt(0).toUpperCase() + name.slice(1) });
}

/** zod's shapes as JSON Schema; the named ones they use are kept in `named`, for the document's components. */
export function schemaWriter() {
  const named: Record<string, JsonSchema> = {};
  const write = (shape: z.core.$ZodType, io: "input" | "output"): JsonSchema => {
    const made = z.toJSONSchema(shape, {
      io,
      unrepresentable: "any",
      metadata: names,
      override: simplifySchema,
    });
    const text = JSON.stringify(made).replaceAll('"#/$defs/', '"#/components/schemas/');
    const { $schema: _, $defs, ...schema } = JSON.parse(text);
    for (const [name, { id: _, ...shared }] of Object.entries<JsonSchema>($defs ?? {})) named[name] = shared;
    return schema;
  };
  return { named, write };
}

type Written = { zodSchema: z.core.$ZodTypes; jsonSchema: z.core.JSONSchema.BaseSchema };

function simplifySchema({ zodSchema, jsonSchema }: Written): void {
  // An answer may get new keys any day: clients must not refuse them.
  delete jsonSchema.additionalProperties;
  if (zodSchema === isoDateTime) jsonSchema.format = "date-time";
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  const numbers = jsonSchema.anyOf?.every((option) => option.type === "integer" || isDigits(option));
  if (!numbers && !isDigits(jsonSchema)) return;
  // A form and a query send a number as digits; what they mean is the number.
  delete jsonSchema.anyOf;
  delete jsonSchema.pattern;
  Object.assign(jsonSchema, { type: "integer", minimum: 1 });
}

function isDigits({ type, pattern }: z.core.JSONSchema.BaseSchema): boolean {
  return type === "string" && pattern?.includes("\\d{1,") === true;
}
