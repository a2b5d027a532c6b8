import { tryStorage } from "@/components/ui/form-draft";
import type { OwnUser } from "@/lib/core/schemas/user";

/** Stores name and role, never the token. */
export function storeUser({ name, role }: OwnUser): void {
  tryStorage(() => {
    localStorage.setItem("user", JSON.stringify({ name, role }));
    localStorage.setItem("user_type", role);
  });
}

const deletionItem = "account_deletion";
const deletionNoteMs = 60_000;

/** For the sign-in page in this tab. */
export function storeDeletion(): void {
  tryStorage(() => sessionStorage.setItem(deletionItem, String(Date.now())));
}

export function hasJustDeletedAccount(): boolean {
  let storedAt = 0;
  tryStorage(() => {
    storedAt = Number(sessionStorage.getItem(deletionItem));
  });
  return Date.now() - storedAt < deletionNoteMs;
}

export function clearStoredUser(): void {
  tryStorage(() => {
    sessionStorage.removeItem(deletionItem);
    localStorage.removeItem("user");
    localStorage.removeItem("user_type");
  });
}
