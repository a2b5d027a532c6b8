"use client";

import { type FormEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { call } from "@/lib/core/api/client";
import { errorMessage } from "@/lib/core/api/error-message";
import { sendTestEvent } from "@/lib/core/realtime/contract";

/** Says something on the test channel, so that one sees it arrive. */
export function TestSender({ words }: { words: Record<"label" | "send" | "failed", string> }) {
  const [text, setText] = useState("");
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy || text.trim() === "") return;
    setBusy(true);
    setError(undefined);
    try {
      await call(sendTestEvent, { body: { text } });
      setText("");
    } catch (failure) {
      setError(errorMessage(failure, words.failed));
    }
    setBusy(false);
  }
  return (
    <form onSubmit={submit} className="flex flex-wrap items-end gap-2">
      <Field label={words.label} error={error} className="min-w-0 flex-1">
        {(control) => (
          <Input
            {...control}
            value={text}
            maxLength={200}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" busy={busy} disabled={text.trim() === ""}>
        {words.send}
      </Button>
    </form>
  );
}
