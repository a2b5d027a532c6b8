"use client";
import dynamic from "next/dynamic";
import { useEffect, useState } from "react";
import { toastAreaId } from "./toast";

const Toaster = dynamic(() => import("./toaster").then((module) => module.Toaster), { ssr: false });

/** Its code is loaded when the page is idle. */
export function ToastArea() {
  const [quiet, setQuiet] = useState(false);
  useEffect(() => {
    if (!("requestIdleCallback" in window)) return setQuiet(true);
    const wish = requestIdleCallback(() => setQuiet(true), { timeout: 2000 });
    return () => cancelIdleCallback(wish);
  }, []);
  return (
    <div id={toastAreaId} popover="manual" className="size-0 overflow-visible border-0 bg-transparent p-0">
      {quiet && <Toaster />}
    </div>
  );
}
