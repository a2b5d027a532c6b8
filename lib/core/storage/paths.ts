import { randomBytes } from "node:crypto";

const pattern = /^[a-z]+\/[0-9a-f]{2}\/[0-9a-f]{2}\/[0-9a-f]{28}(-\d{1,4})?\.[a-z0-9]{2,5}$/;

export function createStoragePath(folder: string, extension: string): string {
  const name = randomBytes(16).toString("hex");
  return `${folder}/${name.slice(0, 2)}/${name.slice(2, 4)}/${name.slice(4)}.${extension}`;
}

/** Only paths of this form reach a disk: no path traversal. */
export function isStoragePath(path: string): boolean {
  return pattern.test(path);
}

/** Copies at other widths belong to the row of the original. */
export function ownedPath(path: string): string {
  return path.replace(/-\d{1,4}(\.\w+)$/, "$1");
}
