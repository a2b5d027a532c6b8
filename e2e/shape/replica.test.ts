import { expect, test } from "vitest";
import { listSources } from "./sources";

/** Files whose data may be seconds old. Sessions, permissions and the users' own lists must not be. */
const readers = ["lib/analytics/insights.ts", "lib/core/auth/reader-for.ts", "lib/posts/sidebar.ts"];

const imports = /import \{[^}]*\breplica\b[^}]*\} from "@\/db\/replica"/;

test("only a few lists and figures read from the replica", () => {
  expect(imports.test('import { replica } from "@/db/replica";')).toBe(true);
  expect(imports.test('import { replicaState } from "@/db/replica";')).toBe(false);
  const shipped = listSources("app", "components", "db", "lib", "scripts").filter(
    ({ path }) => !path.endsWith(".test.ts"),
  );
  expect(shipped.filter(({ text }) => imports.test(text)).map(({ path }) => path)).toEqual(readers);
});
