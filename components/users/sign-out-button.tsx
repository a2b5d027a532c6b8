"use client";

import { Button } from "@/components/ui/button";
import { LogOut } from "@/components/ui/icons";
import { useSignOut } from "./use-sign-out";

export function SignOutButton({ label }: { label: string }) {
  const { isBusy, signOut } = useSignOut();
  return (
    <Button variant="secondary" isBusy={isBusy} onClick={signOut}>
      <LogOut />
      <span className="max-md:sr-only">{label}</span>
    </Button>
  );
}
