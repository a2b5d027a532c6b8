import type { OwnUser } from "@/lib/core/schemas/user";

/** Name and role, never the token. */
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
    // Drafts and unsent messages of conversations.
    for (const key of Object.keys(localStorage)) if (key.startsWith("chat:")) localStorage.removeItem(key);
  });
}

/** Storage may be disabled: signing in and out works without. */
function store(write: () => void): void {
  try {
    write();
  } catch {
    // Nothing depends on it.
  }
}
