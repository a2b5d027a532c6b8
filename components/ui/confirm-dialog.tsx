"use client";

import type { ReactNode } from "react";
import { Button } from "./button";
import { Dialog } from "./dialog";
import { FieldError } from "./field";

type Props = {
  title: string;
  text: ReactNode;
  confirm: string;
  cancel: string;
  busy: boolean;
  error: string | undefined;
  onClose: () => void;
  onConfirm: () => unknown;
};

/** Asks before something that cannot be undone; its caller closes it once it is done. */
export function ConfirmDialog({ title, text, confirm, cancel, busy, error, onClose, onConfirm }: Props) {
  const footer = (
    <>
      <Button variant="secondary" onClick={onClose}>
        {cancel}
      </Button>
      <Button variant="danger" busy={busy} onClick={onConfirm}>
        {confirm}
      </Button>
    </>
  );
  return (
    <Dialog open onClose={onClose} size="small" title={title} footer={footer}>
      <p>{text}</p>
      <FieldError>{error}</FieldError>
    </Dialog>
  );
}
