import { type ComponentType, useEffect, useEffectEvent } from "react";
import { useLazyComponent } from "./use-lazy-component";

/**
 * A dialog whose code is loaded when it opens. Where that fails, a toast says so and it closes, until it is opened again:
 * with `next/dynamic` the whole page would give way to its error screen, then and at each later attempt.
 */
export function lateDialog<P extends { onClose: () => void }>(
  load: () => Promise<ComponentType<P>>,
): ComponentType<P> {
  let loaded: ComponentType<P> | undefined;
  const loadAndKeep = async () => {
    loaded = await load();
    return loaded;
  };
  return function LateDialog(props: P) {
    const { Component, show } = useLazyComponent(loadAndKeep, loaded);
    const open = useEffectEvent(() => {
      let isOpen = true;
      if (!Component) void show().then((isLoaded) => isLoaded || (isOpen && props.onClose()));
      return () => {
        isOpen = false;
      };
    });
    useEffect(() => open(), []);
    return Component && <Component {...props} />;
  };
}
