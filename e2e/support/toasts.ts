import { registerToaster, type ToastCall } from "@/components/ui/toast";

/** The toasts shown while `run` runs, without those of earlier tests in the same process. */
export async function toastsOf(run: () => unknown): Promise<ToastCall[]> {
  registerToaster(() => {})();
  const toasts: ToastCall[] = [];
  const unregister = registerToaster((toast) => toasts.push(toast));
  await run();
  unregister();
  return toasts;
}
