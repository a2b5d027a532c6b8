import { inspect } from "node:util";
import { serializeError } from "@/lib/core/log/serialize-error";
import packageJson from "@/package.json" with { type: "json" };

/** An error that the user can fix: printed as one sentence, without a stack. */
export class CliError extends Error {}

export async function runCli(main: () => Promise<void>): Promise<void> {
  // On Node 20, the S3 client warns that later versions need a newer Node; the lock file determines the version.
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= "true";
  try {
    assertNodeVersion();
    await main();
  } catch (error) {
    // A failed query has its parameters, for example the hash of a password.
    console.error(
      error instanceof CliError ? error.message : inspect(serializeError(error), { depth: null }),
    );
    process.exit(1);
  }
}

const minVersion = packageJson.engines.node.replace(/^\D+/, "");

export function assertNodeVersion(version = process.versions.node): void {
  if (version.localeCompare(minVersion, "en", { numeric: true }) >= 0) return;
  throw new CliError(`Node ${minVersion} or newer is needed; this is ${version}.`);
}
