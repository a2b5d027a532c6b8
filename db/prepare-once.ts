type PreparedQuery<Rows> = { execute: (values: Record<string, unknown>) => Promise<Rows> };
export type Select<Rows> = { prepare: (name: string) => PreparedQuery<Rows> };

/**
 * A query whose text is made once, for each key that it depends on: what differs between calls is a placeholder, what the
 * plan rests on is the key.
 */
export function prepareOnce<Key extends [key?: string], Rows>(make: (...key: Key) => Select<Rows>) {
  const queries = new Map<string | undefined, PreparedQuery<Rows>>();
  return (values: Record<string, unknown>, ...key: Key): Promise<Rows> => {
    // The driver names statements itself.
    const query = queries.get(key[0]) ?? make(...key).prepare("");
    queries.set(key[0], query);
    return query.execute(values);
  };
}
