import { randomBytes } from "node:crypto";

const pattern = /^[a-z]+\/[0-9a-f]{2}\/[0-9a-f]{2}\/[0-9a-f]{28}(-\d{1,4})?\.[a-z0-9]{2,5}$/;

/** A new path that nobody can guess, such as `images/0a/1b/….webp`; two levels keep folders small. */
export function newPath(folder: string, extension: string): string {
  const name = randomBytes(16).toString("hex");
  return `${folder}/${name.slice(0, 2)}/${name.slice(2, 4)}/${name.slice(4)}.${extension}`;
}

/** Whether a path has the form of `newPath`. No other one reaches a disk, so that none can leave its folder. */
export function isStoragePath(path: string): boolean {
  return pattern.test(path);
}

/** The path that a row keeps of a file: a picture's copies at other widths are the row's as well. */
export function ownedPath(path: string): string {
  return path.replace(/-\d{1,4}(\.\w+)$/, "$1");
}
