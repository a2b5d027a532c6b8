"use client";

import { LogOut } from "lucide-react";
import { Button } from "@/components/ui/button";
import { useSignOut } from "./use-sign-out";

export function SignOutButton({ label }: { label: string }) {
  const { busy, signOut } = useSignOut();
  return (
    <Button variant="secondary" busy={busy} onClick={signOut}>
      <LogOut />
      <span className="max-md:sr-only">{label}</span>
    </Button>
  );
}
