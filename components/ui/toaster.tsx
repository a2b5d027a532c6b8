import "sonner/dist/styles.css";
import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { Toaster as Sonner, toast as sonner } from "sonner";
import { raiseToasts, type ToastCall, takeToasts, toastLimits } from "./toast";
import { ToastMessage } from "./toast-message";

/** At most 20, each with its own timer (docs/product.md#toasts-and-times). */
export function Toaster() {
  const t = useTranslations("ui");
  useEffect(() => takeToasts(show), []);
  return (
    <Sonner
      position="top-right"
      duration={Number.POSITIVE_INFINITY}
      visibleToasts={toastLimits.list}
      expand
      gap={8}
      offset={{ top: "calc(var(--spacing-header) + 8px)", right: 16 }}
      mobileOffset={{ top: 8, left: 8, right: 8 }}
      swipeDirections={["right", "top"]}
      containerAriaLabel={t("toasts")}
    />
  );
}

function show(call: ToastCall) {
  const listed = sonner.getToasts();
  const oldest = listed[0];
  if (oldest && listed.length >= toastLimits.list) sonner.dismiss(oldest.id);
  sonner.custom((id) => <ToastMessage {...call} onClose={() => sonner.dismiss(id)} />);
  raiseToasts();
}
