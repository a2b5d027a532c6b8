import { useTranslations } from "next-intl";
import { type ComponentType, useState } from "react";
import { toast } from "./toast";

/** For whoever opens and closes it and does not render it. */
export type LazyComponent = {
  Component: unknown;
  preload: () => void;
  show: () => Promise<unknown>;
  hide: () => void;
};

/**
 * A component whose code is loaded when it is about to be shown: what it replaces stays until then. Without a network a
 * toast says so, and the page stays as it is.
 */
export function useLazyComponent<P>(load: () => Promise<ComponentType<P>>, first?: ComponentType<P>) {
  const t = useTranslations("ui");
  const [Component, setComponent] = useState<ComponentType<P> | null>(() => first ?? null);
  return {
    Component,
    preload: () => void load().catch(() => {}),
    show: () =>
      load().then(
        (loaded) => setComponent(() => loaded),
        () => toast.error(t("unreachable")),
      ),
    hide: () => setComponent(null),
  };
}
