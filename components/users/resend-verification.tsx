"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { useMutation } from "@/components/ui/use-mutation";
import { sendVerification } from "@/lib/users/tokens-contract";

/** Its messages come from the page, which sends them to the browser for nothing else. */
export function ResendVerification({ label, sent, failed }: { label: string; sent: string; failed: string }) {
  const [done, setDone] = useState(false);
  const { run, busy, error } = useMutation(sendVerification, {
    failed,
    toast: false,
    onSuccess: () => setDone(true),
  });
  return (
    <>
      <p role="status" className="font-semibold empty:hidden">
        {done ? sent : error}
      </p>
      {!done && (
        <Button variant="secondary" size="small" busy={busy} onClick={() => run({})}>
          {label}
        </Button>
      )}
    </>
  );
}
