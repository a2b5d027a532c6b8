import { useTranslations } from "next-intl";
import type { ComponentProps } from "react";
import type { Endpoint } from "@/lib/core/api/endpoint";
import { ConfirmDialog } from "./confirm-dialog";
import { IconButton } from "./icon-button";
import { Trash2 } from "./icons";
import { useOpening } from "./use-opening";

type Dialog<E extends Endpoint> = ComponentProps<typeof ConfirmDialog<E>>;

type Props<E extends Endpoint> = Pick<
  Dialog<E>,
  "endpoint" | "options" | "text" | "errorText" | "successText"
> & {
  label: string;
  /** Also called when another user has deleted it meanwhile. */
  onDeleted: () => unknown;
};

export function DeleteButton<E extends Endpoint>({ label, onDeleted, ...dialog }: Props<E>) {
  const t = useTranslations("ui");
  const [isOpen, open, close] = useOpening();
  return (
    <>
      <IconButton danger label={label} onClick={() => open(true)} icon={<Trash2 />} />
      {isOpen && (
        <ConfirmDialog {...dialog} title={label} confirm={t("delete")} refresh={onDeleted} onClose={close} />
      )}
    </>
  );
}
