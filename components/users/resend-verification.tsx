"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { useMutation } from "@/components/ui/use-mutation";
import { sendVerification } from "@/lib/users/tokens-contract";

/** The server passes the messages as props, so that the browser does not load their namespace. */
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
