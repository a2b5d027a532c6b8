"use client";

import { useEffect } from "react";

export function ConsoleError({ message }: { message: string }) {
  useEffect(() => console.error(message), [message]);
  return null;
}
