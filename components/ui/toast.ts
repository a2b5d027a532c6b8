import type { ReactNode } from "react";

type ToastKind = "success" | "error" | "info";
type ToastAction = { label: string; run: () => void };
export type ToastCall = {
  kind: ToastKind;
  text: ReactNode;
  action?: ToastAction | undefined;
  id?: string | undefined;
};

/** docs/product.md#toasts-and-times */
export const toastLimits = { list: 20, durationMs: 5000 };

let show: ((call: ToastCall) => void) | null = null;
let loadToaster: () => unknown = () => {};
const waiting: ToastCall[] = [];

/** An error is shown beside its control as well. */
export const toast = {
  success: (text: ReactNode, action?: ToastAction) => send({ kind: "success", text, action }),
  /** Replaces the shown toast that has the same `id`, if one is given. */
  error: (text: ReactNode, action?: ToastAction, id?: string) => send({ kind: "error", text, action, id }),
  info: (text: ReactNode) => send({ kind: "info", text }),
};

function send(call: ToastCall) {
  if (show) return show(call);
  if (waiting.push(call) > toastLimits.list) waiting.shift();
  loadToaster();
}

export function setToasterLoader(load: () => unknown): void {
  loadToaster = load;
}

/** Shows first what was sent before the toaster was loaded. */
export function registerToaster(toaster: (call: ToastCall) => void): () => void {
  show = toaster;
  waiting.splice(0).forEach(toaster);
  return () => {
    show = null;
  };
}

export const toastAreaId = "toasts";
export const toastHomeId = "toast-home";

/**
 * Shows the toasts above a dialog that has just opened: the newest element of the top layer is on top. They are moved
 * into the dialog, because everything around it is inert, and back once it is closed.
 */
export function raiseToasts() {
  const area = document.getElementById(toastAreaId);
  if (!area?.showPopover) return;
  const dialog = [...document.querySelectorAll("dialog:modal")].at(-1);
  const parent = dialog ?? document.getElementById(toastHomeId);
  if (area.parentElement !== parent) parent?.append(area);
  if (area.matches(":popover-open")) area.hidePopover();
  area.showPopover();
}
