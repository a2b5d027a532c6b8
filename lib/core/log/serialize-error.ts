type SerializedError = {
  type: string;
  message: string;
  code?: string;
  stack?: string;
  cause?: SerializedError;
  [field: string]: unknown;
};

/** What PostgreSQL says about an error that is not a value of a row. */
const safeFields = ["severity", "routine", "schema_name", "table_name", "column_name", "constraint_name"];
const maxCauses = 5;
/** A longer text could hold a value, and takes the search for addresses minutes. */
const maxText = 4000;

/**
 * An error for the log: its kind, text and place, those of its causes, and nothing that a query carried. Parameters,
 * details and contexts hold e-mail addresses, session hashes and texts of people.
 */
export function serializeError(error: unknown, depth = 0): SerializedError {
  if (!(error instanceof Error)) return { type: typeof error, message: withoutEmails(String(error)) };
  const message = safeMessage(error);
  const fields = error as Error & Record<string, unknown>;
  const serialized: SerializedError = { type: error.constructor.name, message };
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
  const at = stack.indexOf(message);
  if (at < 0) return [];
  return stack
    .slice(at + message.length)
    .split("\n")
    .filter((line) => /^\s+at /.test(line));
}

function safeMessage(error: Error): string {
  const fields = error as Error & Record<string, unknown>;
  if ("params" in error && typeof fields.query === "string") return `Failed query: ${fields.query}`;
  if (error.name === "PostgresError") return withoutEmails(withoutValues(error.message, String(fields.code)));
  return withoutEmails(error.message);
}

/** PostgreSQL quotes the value at fault in data exceptions, and names of tables and columns in the others. */
function withoutValues(message: string, code: string): string {
  return code.startsWith("22") || code === "P0001" ? message.replace(/(?<=: )"[\s\S]*$/, '"…"') : message;
}

function withoutEmails(text: string): string {
  return text.slice(0, maxText).replace(/[^\s@"'<>(),;:=]+@[^\s@"'<>(),;:=]+\.[^\s@"'<>(),;:=]+/g, "[email]");
}
