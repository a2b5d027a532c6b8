import { registerToaster, type ToastCall } from "@/components/ui/toast";

/** What is shown while something runs; not what other tests of the process have sent before. */
export async function toastsOf(run: () => unknown): Promise<ToastCall[]> {
  registerToaster(() => {})();
  const toasts: ToastCall[] = [];
  const unregister = registerToaster((toast) => toasts.push(toast));
  await run();
  unregister();
  return toasts;
}
