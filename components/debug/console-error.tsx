"use client";

import { useEffect } from "react";

/** Logs a server error in the browser's console. */
export function ConsoleError({ message }: { message: string }) {
  useEffect(() => console.error(message), [message]);
  return null;
}
