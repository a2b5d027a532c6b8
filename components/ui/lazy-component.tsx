import { type ComponentType, useEffect, useEffectEvent } from "react";
import { useLazyComponent } from "./use-lazy-component";

/**
 * A component whose code is loaded when it is first rendered. If that fails, a toast says so and nothing is rendered:
 * `next/dynamic` would replace the whole page with its error screen, then and at each later attempt.
 */
export function lazyComponent<P extends object>(
  load: () => Promise<ComponentType<P>>,
  onError?: (props: P) => unknown,
): ComponentType<P> {
  let loaded: ComponentType<P> | undefined;
  const loadAndKeep = async () => {
    loaded = await load();
    return loaded;
  };
  return function LazyComponent(props: P) {
    const { Component, show } = useLazyComponent(loadAndKeep, loaded);
    const handleError = useEffectEvent(() => onError?.(props));
    const open = useEffectEvent(() => {
      let isOpen = true;
      if (!Component) void show().then((isLoaded) => isLoaded || (isOpen && handleError()));
      return () => {
        isOpen = false;
      };
    });
    useEffect(() => open(), []);
    return Component && <Component {...props} />;
  };
}

/** A dialog that closes when its code cannot be loaded, and tries again when it is opened again. */
export function lazyDialog<P extends { onClose: () => void }>(load: () => Promise<ComponentType<P>>) {
  return lazyComponent(load, ({ onClose }) => onClose());
}
