import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";

/** A file system of a few kilobytes that can be enlarged or made read-only. */
export class SmallDisk {
  constructor(
    readonly dir: string,
    kilobytes: number,
  ) {
    mkdirSync(dir, { recursive: true });
    mount("-t", "tmpfs", "-o", `size=${kilobytes}k`, "tmpfs", dir);
  }

  resize(kilobytes: number): void {
    mount("-o", `remount,size=${kilobytes}k`, this.dir);
  }

  setReadOnly(readOnly: boolean): void {
    mount("-o", `remount,${readOnly ? "ro" : "rw"}`, this.dir);
  }

  unmount(): void {
    execFileSync("umount", ["-l", this.dir], { stdio: "ignore" });
  }
}

/** Whether the process may mount file systems: that needs root and a container that allows it. */
export function canMount(): boolean {
  const dir = mkdtempSync(path.join(os.tmpdir(), "preau-mount-"));
  try {
    new SmallDisk(dir, 16).unmount();
    return true;
  } catch {
    return false;
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

function mount(...args: string[]): void {
  execFileSync("mount", args, { stdio: "ignore" });
}
