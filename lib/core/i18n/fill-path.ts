import { publicPages } from "@/lib/routes";
import type { Locale } from "./locales";
import { localizedPath } from "./localized-paths";

const rootOf = (path: string) => path.split(/[/?#]/, 2)[1] ?? "";
const localizedRoots = new Set<string>(
  publicPages.flatMap(({ path }) => (path.endsWith("/:id") ? [rootOf(path)] : [])),
);

export function fillPath(
  template: string,
  values: Record<string, string | number | null | undefined>,
  locale: Locale,
): string {
  const path = template.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(values[name] ?? ""));
  return localizedRoots.has(rootOf(path)) ? localizedPath(locale, path) : path;
}
