import { cx } from "./cx";
import { Modal, type ModalProps } from "./modal";

const widths = { small: "md:max-w-md", medium: "md:max-w-xl", large: "md:max-w-3xl" };

type Props = Omit<ModalProps, "className"> & { size?: keyof typeof widths };

export function Dialog({ size = "medium", ...rest }: Props) {
  return <Modal {...rest} className={cx(position, widths[size])} />;
}

const position =
  "m-auto w-full max-w-none max-h-[calc(100dvh-4rem)] rounded-card low:max-h-dvh " +
  "max-md:mb-0 max-md:rounded-b-none max-md:border-x-0 max-md:border-b-0 " +
  "max-md:translate-y-6 max-md:open:translate-y-0 max-md:starting:open:translate-y-6 " +
  "md:w-[calc(100%-4rem)] md:translate-y-2 md:open:translate-y-0 md:starting:open:translate-y-2";
