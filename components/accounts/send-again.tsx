"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { sendVerification } from "@/lib/accounts/link-contract";
import { call } from "@/lib/api/client";
import { failureText } from "@/lib/api/failure-text";

/** Its words come from the page, which says them in no other script. */
export function SendAgain({ label, sent, failed }: { label: string; sent: string; failed: string }) {
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<string>();

  async function send() {
    setBusy(true);
    try {
      await call(sendVerification, {});
      setSaid(sent);
    } catch (error) {
      setSaid(failureText(error, failed));
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
