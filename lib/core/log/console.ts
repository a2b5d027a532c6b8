import type { Logger } from "pino";

/** The console would print the parameters of a failed query, which may be personal. */
export function logConsoleErrors(log: Logger): void {
  const { error: printError, warn: printWarning } = console;
  console.error = (...args: unknown[]) => write("error", printError, args);
  console.warn = (...args: unknown[]) => write("warn", printWarning, args);

  function write(level: "error" | "warn", print: (...args: unknown[]) => void, args: unknown[]): void {
    const err = args.find((arg) => arg instanceof Error);
    if (!err) {
      print(...args);
      return;
    }
    const text = args.filter((arg) => typeof arg === "string").join(" ");
    log[level]({ err }, text.trim() || "an error was reported");
  }
}
