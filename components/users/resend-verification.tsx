"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { call } from "@/lib/core/api/client";
import { errorMessage } from "@/lib/core/api/error-message";
import { sendVerification } from "@/lib/users/tokens-contract";

/** Its words come from the page, which says them in no other script. */
export function ResendVerification({ label, sent, failed }: { label: string; sent: string; failed: string }) {
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<string>();

  async function send() {
    setBusy(true);
    try {
      await call(sendVerification, {});
      setSaid(sent);
    } catch (error) {
      setSaid(errorMessage(error, failed));
    }
    setBusy(false);
  }
  return (
    <>
      <p role="status" className="font-semibold empty:hidden">
        {said}
      </p>
      {said !== sent && (
        <Button variant="secondary" size="small" busy={busy} onClick={send}>
          {label}
        </Button>
      )}
    </>
  );
}
