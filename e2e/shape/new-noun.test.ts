import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { listInsertions } from "@/scripts/tools/new-noun/registries";
import { root } from "./sources";

const noun = { plural: "things", Plural: "Things", singular: "thing", Singular: "Thing" };

test.each(listInsertions(noun))(
  "the skeleton of a noun can be inserted in $file after $after",
  ({ file, after }) => {
    expect(readFileSync(path.join(root, file), "utf8").split(after)).toHaveLength(2);
  },
);
