"use client";

import { type ReactNode, useState } from "react";
import { Button } from "./button";
import { Dialog } from "./dialog";
import { FieldError } from "./field";

type Props = {
  title: string;
  text: ReactNode;
  confirm: string;
  cancel: string;
  onClose: () => void;
  /** Resolves to what went wrong, or null; then the dialog closes. */
  onConfirm: () => Promise<string | null>;
};

/** Asks before something that cannot be undone. */
export function ConfirmDialog({ title, text, confirm, cancel, onClose, onConfirm }: Props) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);

  async function run() {
    setBusy(true);
    const problem = await onConfirm();
    setBusy(false);
    setError(problem);
    if (problem === null) onClose();
  }
  const footer = (
    <>
      <Button variant="secondary" onClick={onClose}>
        {cancel}
      </Button>
      <Button variant="danger" busy={busy} onClick={run}>
        {confirm}
      </Button>
    </>
  );
  return (
    <Dialog open onClose={onClose} size="small" title={title} footer={footer}>
      <p>{text}</p>
      <FieldError>{error ?? undefined}</FieldError>
    </Dialog>
  );
}
