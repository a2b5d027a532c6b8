"use client";
import { type ComponentType, useEffect, useState } from "react";
import { setToasterLoader, toastAreaId, toastHomeId } from "./toast";
import { whenIdle } from "./when-idle";

/** Loads the code of toasts when the page is idle, and again at the next toast if that fails. */
export function ToastArea() {
  const [Toaster, setToaster] = useState<ComponentType>();
  useEffect(() => {
    let loading = Promise.resolve();
    // A pending load may fail, so this loads again after it.
    const load = () => {
      loading = loading.then(() =>
        import("./toaster").then(
          (file) => setToaster(() => file.Toaster),
          () => {},
        ),
      );
    };
    setToasterLoader(load);
    return whenIdle(load);
  }, []);
  return (
    <div id={toastHomeId} className="contents">
      <div id={toastAreaId} popover="manual" className="size-0 overflow-visible border-0 bg-transparent p-0">
        {Toaster && <Toaster />}
      </div>
    </div>
  );
}
