"use client";

import { type ReactNode, useId, useRef } from "react";
import type { CallOptions } from "@/lib/core/api/client";
import type { Endpoint, ResponseOf } from "@/lib/core/api/endpoint";
import { Button } from "./button";
import type { ButtonVariant } from "./button-style";
import { CancelButton } from "./cancel-button";
import { Dialog } from "./dialog";
import { FieldError } from "./field";
import { isOutdated } from "./is-outdated";
import { useMutation } from "./use-mutation";

type Props<E extends Endpoint> = {
  title: string;
  text: ReactNode;
  confirm: string;
  cancel?: string;
  variant?: ButtonVariant;
  endpoint: E;
  options: CallOptions<E>;
  errorText: string;
  successText?: string;
  /** Loads again what the page shows: after success, and when the dialog closes after a 404 or 409. */
  refresh?: () => unknown;
  /** Called instead of `refresh` after a 404 or 409. */
  onOutdated?: () => unknown;
  onSuccess?: (response: ResponseOf<E>) => unknown;
  onClose: () => void;
};

/** Asks before something that cannot be undone, and closes once it is done. */
export function ConfirmDialog<E extends Endpoint>(props: Props<E>) {
  const { title, text, confirm, cancel, endpoint, options, errorText, successText } = props;
  const { variant = "danger", refresh, onOutdated = refresh, onSuccess } = props;
  const textId = useId();
  const outdated = useRef(false);
  function onClose() {
    if (outdated.current) void onOutdated?.();
    props.onClose();
  }
  const { run, isBusy, error } = useMutation(endpoint, {
    errorText,
    successText,
    toast: false,
    onError(reason) {
      outdated.current = isOutdated(reason);
    },
    async onSuccess(response) {
      await refresh?.();
      await onSuccess?.(response);
      props.onClose();
    },
  });
  const footer = (
    <>
      <CancelButton data-first-focus onClick={onClose}>
        {cancel}
      </CancelButton>
      <Button variant={variant} isBusy={isBusy} onClick={() => run(options)}>
        {confirm}
      </Button>
    </>
  );
  return (
    <Dialog open onClose={onClose} size="small" title={title} describedBy={textId} footer={footer}>
      <p id={textId}>{text}</p>
      <FieldError>{error}</FieldError>
    </Dialog>
  );
}
