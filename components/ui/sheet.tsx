"use client";
import { cx } from "./cx";
import { Modal, type ModalProps } from "./modal";

const sides = {
  left:
    "mr-auto ml-0 my-0 h-dvh max-h-none w-80 max-w-[85vw] border-y-0 border-l-0 " +
    "-translate-x-6 open:translate-x-0 starting:open:-translate-x-6",
  right:
    "ml-auto mr-0 my-0 h-dvh max-h-none w-96 max-w-[85vw] border-y-0 border-r-0 " +
    "translate-x-6 open:translate-x-0 starting:open:translate-x-6",
  bottom:
    "mt-auto mb-0 mx-auto w-full max-w-none md:max-w-2xl max-h-[85dvh] rounded-t-card border-x-0 border-b-0 " +
    "translate-y-6 open:translate-y-0 starting:open:translate-y-6",
};

/** A drawer from one side of the screen. */
export function Sheet({ side, className, ...rest }: ModalProps & { side: keyof typeof sides }) {
  return <Modal {...rest} className={cx(sides[side], className)} />;
}
