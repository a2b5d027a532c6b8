import { cx } from "./cx";
import { Modal, type ModalProps } from "./modal";
import { useWasTrue } from "./use-was-true";

const sides = {
  left:
    "mr-auto ml-0 my-0 h-dvh max-h-none w-xs max-w-[85vw] border-y-0 border-l-0 " +
    "-translate-x-6 open:translate-x-0 starting:open:-translate-x-6",
  right:
    "ml-auto mr-0 my-0 h-dvh max-h-none w-sm max-w-[85vw] border-y-0 border-r-0 " +
    "translate-x-6 open:translate-x-0 starting:open:translate-x-6",
};

/** The sheet is rendered only from its first opening on, because every page of an area has two. */
export function Sheet({ side, className, ...rest }: ModalProps & { side: keyof typeof sides }) {
  const wasOpen = useWasTrue(rest.open);
  return wasOpen && <Modal {...rest} className={cx(sides[side], className)} />;
}
