import { readFileSync } from "node:fs";
import { BaseSequencer, type TestSpecification } from "vitest/node";

const startsProcesses =
  /\b(startApp|createDatabase|openApplication|openCluster|spawnServices|startedServices)\(/;

/** Files that start processes of their own take longest: begun first, they leave no worker idle at the end. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => startsProcesses.test(readFileSync(moduleId, "utf8"));
    const long = new Set(sorted.filter(isLong));
    return [...long, ...sorted.filter((file) => !long.has(file))];
  }
}
