import { type ComponentProps, useRef } from "react";
import { ImagePlus } from "@/components/ui/icons";
import { imageTypes } from "@/lib/core/images/constants";
import { Button } from "./button";

type Props = Pick<ComponentProps<typeof Button>, "variant" | "size" | "isBusy" | "className"> & {
  label: string;
  inputLabel?: string;
  multiple?: boolean;
  types?: readonly string[];
  onPick: (files: File[]) => void;
};

export function ImageButton({
  label,
  inputLabel = label,
  multiple,
  types = imageTypes,
  onPick,
  ...buttonProps
}: Props) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...buttonProps} onClick={() => input.current?.click()}>
        <ImagePlus />
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        accept={types.join()}
        multiple={multiple}
        hidden
        aria-label={inputLabel}
        onChange={(event) => {
          onPick([...(event.target.files ?? [])]);
          event.target.value = "";
        }}
      />
    </>
  );
}
