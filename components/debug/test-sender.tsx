"use client";

import { type FormEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { InputField } from "@/components/ui/input-field";
import { useMutation } from "@/components/ui/use-mutation";
import { sendTestEvent } from "@/lib/core/realtime/contract";

export function TestSender({ texts }: { texts: Record<"label" | "send" | "failed", string> }) {
  const [text, setText] = useState("");
  const { run, isBusy, error } = useMutation(sendTestEvent, {
    errorText: texts.failed,
    toast: false,
    onSuccess: () => setText(""),
  });
  const isBlank = text.trim() === "";

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isBlank) void run({ body: { text } });
  }
  return (
    <form onSubmit={submit} className="flex flex-wrap items-end gap-2">
      <InputField
        label={texts.label}
        error={error}
        className="min-w-0 flex-1"
        value={text}
        maxLength={200}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" isBusy={isBusy} disabled={isBlank}>
        {texts.send}
      </Button>
    </form>
  );
}
