"use client";

import { createContext, type ReactNode, use, useEffect } from "react";
import { draftKey, storeDraftOwner } from "./form-draft";

const DraftOwnerId = createContext<number | null>(null);

/** Whose drafts the forms below are. A page of somebody who is no longer signed in must not mix two users' drafts. */
export function DraftOwner({ userId, children }: { userId: number | null; children: ReactNode }) {
  useEffect(() => {
    if (userId !== null) return storeDraftOwner(userId, () => location.reload());
  }, [userId]);
  return <DraftOwnerId value={userId}>{children}</DraftOwnerId>;
}

/** The key of the viewer's draft with this name. */
export function useDraftKey(name: string): string {
  return draftKey(use(DraftOwnerId), name);
}
