import { useRouter } from "next/navigation";
import { useRefetch } from "@/components/ui/use-refetch";

export function useRefreshAnswers(eventId: number): () => void {
  const router = useRouter();
  const refetch = useRefetch();
  return () => {
    refetch(`/api/events/${eventId}/answers`);
    router.refresh();
  };
}
