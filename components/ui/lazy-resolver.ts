import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import type { FieldValues, Resolver } from "react-hook-form";

type Schema<Typed extends FieldValues, Checked> = Parameters<
  typeof standardSchemaResolver<Typed, unknown, Checked>
>[0];

/**
 * Checks a form by a schema that comes when the form is first sent: the rules weigh more than the page of a short form.
 * Where they do not come, for want of a network, the form is sent, which fails with the words for that.
 */
export function lazyResolver<Typed extends FieldValues, Checked>(
  load: () => Promise<Schema<Typed, Checked>>,
): Resolver<Typed, unknown, Checked> {
  return async (values, context, options) => {
    const schema = await load().catch(() => null);
    if (schema === null) return { values: values as unknown as Checked, errors: {} };
    return standardSchemaResolver(schema)(values, context, options);
  };
}
