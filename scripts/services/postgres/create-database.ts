import { connectAsOwner } from "./connect-as-owner";

type DatabaseCredentials = { port: number; ownerPassword: string; password: string };

/** The role is not a superuser, so that an SQL injection cannot run commands on the machine. */
export async function createAppDatabase({
  port,
  ownerPassword,
  password,
}: DatabaseCredentials): Promise<string> {
  const sql = connectAsOwner(port, ownerPassword);
  const [existing] = await sql`select
    exists (select 1 from pg_roles where rolname = 'preau') as role,
    exists (select 1 from pg_database where datname = 'preau') as database`;
  if (!existing?.role) await sql.unsafe(`create role preau login createdb password '${password}'`);
  if (!existing?.database) await sql.unsafe("create database preau owner preau");
  await sql.end();
  return `postgres://preau:${password}@127.0.0.1:${port}/preau`;
}
