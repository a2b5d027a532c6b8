import postgres from "postgres";
import { databaseUrl } from "./running";

/** The application's own database, for making rows and for looking behind the API. */
export const sql = postgres(databaseUrl, { max: 2, idle_timeout: 5, onnotice: () => {} });
