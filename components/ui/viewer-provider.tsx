"use client";

import { createContext, type ReactNode, use, useEffect } from "react";
import { draftKey, storeDraftOwner } from "./form-draft";

const ViewerId = createContext<number | null>(null);

/** A page of a user who is no longer signed in reloads: it must not mix two users' drafts. */
export function ViewerProvider({ userId, children }: { userId: number | null; children: ReactNode }) {
  useEffect(() => {
    if (userId !== null) return storeDraftOwner(userId, () => location.reload());
  }, [userId]);
  return <ViewerId value={userId}>{children}</ViewerId>;
}

/** Returns null for a visitor. */
export function useViewerId(): number | null {
  return use(ViewerId);
}

/** The key of the viewer's draft with this name. */
export function useDraftKey(name: string): string {
  return draftKey(useViewerId(), name);
}
