import { execFileSync } from "node:child_process";
import { root } from "../../engines/child";
import { Refusal } from "../../refusal";
import { renameIdentifiers } from "./identifiers";
import { readLists } from "./lists";
import { moveFiles } from "./move-files";

const { renames, moves } = readLists(process.argv.slice(2));
if (renames.length + moves.length === 0) throw new Refusal("Name the lists to apply.");
const files = execFileSync("git", ["ls-files"], { cwd: root, encoding: "utf8" }).trim().split("\n");
const missing = renameIdentifiers(
  files.filter((file) => /\.tsx?$/.test(file)),
  renames,
);
for (const each of missing) console.log(`Not found: ${each}`);
moveFiles(files, moves);
console.log(`${renames.length - missing.length} names and ${moves.length} moves applied.`);
