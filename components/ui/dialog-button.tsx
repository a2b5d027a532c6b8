import type { ComponentProps, ReactNode } from "react";
import { Button } from "./button";
import { useOpening } from "./use-opening";

type Props = Omit<ComponentProps<typeof Button>, "onClick"> & { dialog: (onClose: () => void) => ReactNode };

export function DialogButton({ dialog, ...button }: Props) {
  const [isOpen, open, close] = useOpening();
  return (
    <>
      <Button {...button} onClick={() => open(true)} />
      {isOpen && dialog(close)}
    </>
  );
}
