import { processIdentity } from "@/scripts/services/process-identity";

export function isAlive(pid: number): boolean {
  return processIdentity(pid) !== null;
}
