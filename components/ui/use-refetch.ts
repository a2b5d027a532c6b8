import { useSWRConfig } from "swr";

/** Returns a function that fetches again what is shown of endpoints whose paths begin so. */
export function useRefetch(): (...prefixes: string[]) => void {
  const { mutate } = useSWRConfig();
  return (...prefixes) =>
    void mutate((key) => typeof key === "string" && prefixes.some((prefix) => key.startsWith(prefix)));
}
