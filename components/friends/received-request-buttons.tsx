import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Check } from "@/components/ui/icons";
import type { useFriendship } from "./use-friendship";

type Mutations = Pick<ReturnType<typeof useFriendship>, "accept" | "reject">;
type Props = Mutations & { name: string; requestId: number };

export function ReceivedRequestButtons({ name, requestId, accept, reject }: Props) {
  const t = useTranslations("friends");
  const body = { request_id: requestId };
  return (
    <>
      <Button size="small" {...accept.trigger({ body })} aria-label={t("confirmName", { name })}>
        <Check />
        {t("confirm")}
      </Button>
      <Button
        size="small"
        variant="secondary"
        {...reject.trigger({ body })}
        aria-label={t("deleteName", { name })}
      >
        {t("delete")}
      </Button>
    </>
  );
}
