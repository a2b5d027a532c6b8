/** Planned once per connection: what differs between calls is a placeholder, what the plan rests on is not. */
export function prepareOnce<Key extends string, Query>(make: (key: Key) => Query): (key: Key) => Query {
  const queries = new Map<Key, Query>();
  return (key) => {
    const query = queries.get(key) ?? make(key);
    queries.set(key, query);
    return query;
  };
}
