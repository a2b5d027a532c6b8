"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { useMutation } from "@/components/ui/use-mutation";
import { sendVerification } from "@/lib/users/tokens-contract";

type Props = Record<"label" | "sent" | "errorText", string>;

/** The server passes the messages as props, so that the browser does not load their namespace. */
export function ResendVerification({ label, sent, errorText }: Props) {
  const [isDone, setIsDone] = useState(false);
  const { run, isBusy, error } = useMutation(sendVerification, {
    errorText,
    toast: false,
    onSuccess: () => setIsDone(true),
  });
  return (
    <>
      <p role="status" className="font-semibold empty:sr-only">
        {isDone ? sent : error}
      </p>
      {!isDone && (
        <Button variant="secondary" size="small" isBusy={isBusy} onClick={() => run({})}>
          {label}
        </Button>
      )}
    </>
  );
}
