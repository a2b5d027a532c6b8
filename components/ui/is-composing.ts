import type { KeyboardEvent } from "react";

type Key = Pick<KeyboardEvent, "keyCode"> & {
  nativeEvent: Pick<KeyboardEvent["nativeEvent"], "isComposing">;
};

/**
 * Whether the key belongs to an input method, for Chinese or Japanese for example. Safari ends the composition before
 * the Enter that confirms it, whose code is 229.
 */
export function isComposing({ nativeEvent, keyCode }: Key): boolean {
  return nativeEvent.isComposing || keyCode === 229;
}
