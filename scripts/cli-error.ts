/** An error that the user can fix: printed as one sentence, without a stack. */
export class CliError extends Error {}

export async function runCli(main: () => Promise<void>): Promise<void> {
  // On Node 20, the S3 client warns that later versions need a newer Node; the lock file determines the version.
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= "true";
  try {
    await main();
  } catch (error) {
    console.error(error instanceof CliError ? error.message : error);
    process.exit(1);
  }
}
