import { readdirSync, readFileSync, readlinkSync } from "node:fs";
import path from "node:path";
import { isAlive } from "./is-alive";

/** Lists living processes that have this data directory in their environment, arguments or working directory. */
export function listProcesses(dataDir: string): string[] {
  const pids = readdirSync("/proc").filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid);
  return pids.flatMap((pid) => {
    const { environment, command, directory } = describe(pid);
    const belongs =
      environment.includes(`DATA_DIR=${dataDir}\0`) ||
      command.includes(`${dataDir}/`) ||
      directory.startsWith(`${dataDir}/`);
    return belongs && isAlive(Number(pid)) ? [`${pid} ${command.replaceAll("\0", " ")}`] : [];
  });
}

function describe(pid: string) {
  const read = (name: string, how: (file: string) => string) => {
    try {
      return how(path.join("/proc", pid, name));
    } catch {
      return "";
    }
  };
  const text = (file: string) => readFileSync(file, "utf8");
  return {
    environment: read("environ", text),
    command: read("cmdline", text),
    directory: read("cwd", (file) => readlinkSync(file)),
  };
}
