import { tryStorage } from "@/components/ui/form-draft";
import type { OwnUser } from "@/lib/core/schemas/user";

/** Stores name and role, never the token. */
export function storeUser({ name, role }: OwnUser): void {
  tryStorage(() => {
    localStorage.setItem("user", JSON.stringify({ name, role }));
    localStorage.setItem("user_type", role);
  });
}

export function clearStoredUser(): void {
  tryStorage(() => {
    localStorage.removeItem("user");
    localStorage.removeItem("user_type");
  });
}
