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
      <Button
        size="small"
        isBusy={accept.isBusy}
        aria-label={t("confirmName", { name })}
        onClick={() => accept.run({ body })}
      >
        <Check />
        {t("confirm")}
      </Button>
      <Button
        size="small"
        variant="secondary"
        isBusy={reject.isBusy}
        aria-label={t("deleteName", { name })}
        onClick={() => reject.run({ body })}
      >
        {t("delete")}
      </Button>
    </>
  );
}
