import * as z from "zod/mini";
import { isoDateTime } from "@/lib/core/schemas/fields";
import { namedSchemas } from "@/lib/endpoints";

export type JsonSchema = z.core.JSONSchema.JSONSchema;

const names = z.registry<{ id: string }>();
for (const [name, schema] of namedSchemas.flatMap(Object.entries)) {
  if (schema instanceof z.core.$ZodType)
    names.add(schema, { id: name.charAt(0).toUpperCase() + name.slice(1) });
}

export function schemaWriter() {
  const named: Record<string, JsonSchema> = {};
  const write = (schema: z.core.$ZodType, io: "input" | "output"): JsonSchema => {
    const written = z.toJSONSchema(schema, {
      io,
      unrepresentable: "any",
      metadata: names,
      override: simplifySchema,
    });
    const text = JSON.stringify(written).replaceAll('"#/$defs/', '"#/components/schemas/');
    const { $schema: _, $defs, ...result } = JSON.parse(text);
    for (const [name, { id: _, ...shared }] of Object.entries<JsonSchema>($defs ?? {})) named[name] = shared;
    return result;
  };
  return { named, write };
}

type Written = { zodSchema: z.core.$ZodTypes; jsonSchema: z.core.JSONSchema.BaseSchema };

function simplifySchema({ zodSchema, jsonSchema }: Written): void {
  // A response may get new keys later: clients must not reject them.
  if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
  if (zodSchema === isoDateTime) jsonSchema.format = "date-time";
  const { def } = zodSchema._zod;
  // Left out by zod, since the digits that arrive are no number yet.
  if (def.type === "default" && typeof def.defaultValue === "number") jsonSchema.default = def.defaultValue;
  // A number that arrives as digits has its range in what the digits become.
  if (def.type === "pipe" && jsonSchema.type === "integer") {
    const { minimum, maximum } = z.toJSONSchema(def.out, { unrepresentable: "any" });
    Object.assign(jsonSchema, { minimum, maximum });
  }
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  const numbers = jsonSchema.anyOf?.every((option) => option.type === "integer" || isDigits(option));
  if (!numbers && !isDigits(jsonSchema)) return;
  // Forms and queries send a number as digits.
  delete jsonSchema.anyOf;
  delete jsonSchema.pattern;
  jsonSchema.type = "integer";
}

function isDigits({ type, pattern }: z.core.JSONSchema.BaseSchema): boolean {
  return type === "string" && pattern?.includes("\\d{1,") === true;
}
