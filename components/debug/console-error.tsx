"use client";

import { useEffect } from "react";

/** Says in the browser's console what went wrong on the server. */
export function ConsoleError({ message }: { message: string }) {
  useEffect(() => console.error(message), [message]);
  return null;
}
