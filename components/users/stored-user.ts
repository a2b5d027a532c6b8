"use client";

import type { OwnUser } from "@/lib/core/schemas/user";

/** What our pages keep of the person in the browser: the name and the role, never the token. */
export function storeUser({ name, role }: OwnUser): void {
  store(() => {
    localStorage.setItem("user", JSON.stringify({ name, role }));
    localStorage.setItem("user_type", role);
  });
}

export function clearStoredUser(): void {
  store(() => {
    localStorage.removeItem("user");
    localStorage.removeItem("user_type");
  });
}

/** A browser may refuse to store anything; signing in and out works without. */
function store(write: () => void): void {
  try {
    write();
  } catch {
    // Nothing reads it back that could not do without.
  }
}
