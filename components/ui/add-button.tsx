import type { ComponentProps } from "react";
import { Button } from "./button";
import { Plus } from "./icons";

type Props = Pick<ComponentProps<typeof Button>, "variant" | "onClick"> & { children: string };

/** Adds a row to those above it in a form. */
export function AddButton({ variant = "quiet", onClick, children }: Props) {
  return (
    <Button variant={variant} size="small" className="justify-self-start" onClick={onClick}>
      <Plus />
      {children}
    </Button>
  );
}
