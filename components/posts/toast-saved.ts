import { toast } from "@/components/ui/toast";

/** `held`: the text for what a moderator checks before others see it. */
export function toastSaved({ status }: { status: string }, successText: string, held: string): void {
  if (status === "pending") toast.info(held);
  else toast.success(successText);
}
