import { readFileSync } from "node:fs";
import { migrateDatabase } from "../house/migrate";
for (const url of JSON.parse(readFileSync("/tmp/w7/stay.json", "utf8")).urls) { const t = Date.now(); await migrateDatabase(url); console.log(url.slice(-9), Date.now() - t); }
