"use client";
import dynamic from "next/dynamic";
import { useEffect, useState } from "react";
import { toastAreaId } from "./toast";
import { whenIdle } from "./when-idle";

const Toaster = dynamic(() => import("./toaster").then((module) => module.Toaster), { ssr: false });

/** Its code is loaded when the page is idle. */
export function ToastArea() {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => whenIdle(() => setIsIdle(true)), []);
  return (
    <div id={toastAreaId} popover="manual" className="size-0 overflow-visible border-0 bg-transparent p-0">
      {isIdle && <Toaster />}
    </div>
  );
}
