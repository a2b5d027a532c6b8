/** The columns of a table under their own names. */
export function pickColumns<T extends object, K extends keyof T>(table: T, ...names: K[]): Pick<T, K> {
  return Object.fromEntries(names.map((name) => [name, table[name]])) as Pick<T, K>;
}
