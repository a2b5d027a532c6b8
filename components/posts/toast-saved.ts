import { toast } from "@/components/ui/toast";

/** `held`: that a moderator checks it before others see it. */
export function toastSaved({ status }: { status: string }, done: string, held: string): void {
  if (status === "pending") toast.info(held);
  else toast.success(done);
}
