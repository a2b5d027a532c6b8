/** The application under test, and its database. */
export const origin = required("PREAU_URL").replace(/\/$/, "");
export const databaseUrl = required("DATABASE_URL");

function required(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: it says which running application to test.`);
  return value;
}
