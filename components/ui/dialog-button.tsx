import { type ComponentProps, type ReactNode, useState } from "react";
import { Button } from "./button";

type Props = Omit<ComponentProps<typeof Button>, "onClick"> & { dialog: (onClose: () => void) => ReactNode };

export function DialogButton({ dialog, ...button }: Props) {
  // A response to what an earlier opening has sent does not close this one.
  const [opening, setOpening] = useState<object | null>(null);
  const close = () => setOpening((current) => (current === opening ? null : current));
  return (
    <>
      <Button {...button} onClick={() => setOpening({})} />
      {opening && dialog(close)}
    </>
  );
}
