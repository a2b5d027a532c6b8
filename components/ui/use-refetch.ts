import { useSWRConfig } from "swr";

/** Returns a function that fetches the shown data again whose paths start with one of the prefixes. */
export function useRefetch(): (...prefixes: string[]) => void {
  const { mutate } = useSWRConfig();
  return (...prefixes) =>
    void mutate((key) => typeof key === "string" && prefixes.some((prefix) => key.startsWith(prefix)));
}
