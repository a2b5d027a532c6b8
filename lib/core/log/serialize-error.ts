type SerializedError = {
  type: string;
  message: string;
  code?: string;
  stack?: string;
  cause?: SerializedError;
  [field: string]: unknown;
};

/** Fields of a PostgreSQL error that cannot hold a value. */
const safeFields = ["severity", "routine", "schema_name", "table_name", "column_name", "constraint_name"];
const maxCauses = 5;
/** A longer text could hold a value, and takes the redaction minutes. */
const maxText = 4000;

/** Leaves out what a query carried: parameters, details and contexts hold emails, session hashes and user content. */
export function serializeError(error: unknown, depth = 0): SerializedError {
  if (!(error instanceof Error)) return { type: typeof error, message: withoutEmails(String(error)) };
  const message = safeMessage(error);
  const fields = error as Error & Record<string, unknown>;
  // The build renames classes, but not the names that errors give themselves.
  const type = error.name === "Error" ? error.constructor.name : error.name;
  const serialized: SerializedError = { type, message };
  if (typeof fields.code === "string") serialized.code = fields.code;
  for (const name of safeFields) if (typeof fields[name] === "string") serialized[name] = fields[name];
  const frames = framesOf(error);
  if (frames.length > 0) serialized.stack = frames.join("\n");
  if (error.cause !== undefined && depth < maxCauses)
    serialized.cause = serializeError(error.cause, depth + 1);
  return serialized;
}

/** The stack begins with the message, whose lines may look like frames. */
function framesOf({ stack = "", message }: Error): string[] {
  const index = stack.indexOf(message);
  if (index < 0) return [];
  return stack
    .slice(index + message.length)
    .split("\n")
    .filter((line) => /^\s+at /.test(line));
}

function safeMessage(error: Error): string {
  const fields = error as Error & Record<string, unknown>;
  if ("params" in error && typeof fields.query === "string") return `Failed query: ${fields.query}`;
  if (error.name === "PostgresError") return withoutEmails(withoutValues(error.message, String(fields.code)));
  return withoutEmails(error.message);
}

/** PostgreSQL quotes the value in data exceptions, and names in the others. */
function withoutValues(message: string, code: string): string {
  return code.startsWith("22") || code === "P0001" ? message.replace(/(?<=: )"[\s\S]*$/, '"…"') : message;
}

function withoutEmails(text: string): string {
  return text.slice(0, maxText).replace(/[^\s@"'<>(),;:=]+@[^\s@"'<>(),;:=]+\.[^\s@"'<>(),;:=]+/g, "[email]");
}
