/**
 * Queries that are put together once per `key` and, ending with drizzle's `.prepare()`, parsed and planned once per
 * connection: for the few reads that every visit makes. What differs from call to call must be a placeholder, and what
 * the plan rests on (a limit, a partial index's condition) must not.
 */
export function prepared<Key extends string, Query>(make: (key: Key) => Query): (key: Key) => Query {
  const queries = new Map<Key, Query>();
  return (key) => {
    const query = queries.get(key) ?? make(key);
    queries.set(key, query);
    return query;
  };
}
