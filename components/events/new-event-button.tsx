import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import type { ComponentProps } from "react";
import { Button } from "@/components/ui/button";
import { Plus } from "@/components/ui/icons";
import { useLazyComponent } from "@/components/ui/use-lazy-component";
import { type EventArea, eventPath } from "@/lib/routes";
import type { EventDialog } from "./event-dialog";

const loadCreation = () => import("./event-dialog").then((module) => module.EventDialog);

type Props = Pick<ComponentProps<typeof EventDialog>, "group" | "groups"> &
  Pick<ComponentProps<typeof Button>, "size" | "variant" | "className"> & { area: EventArea };

export function NewEventButton({ area, group, groups, ...button }: Props) {
  const t = useTranslations("events");
  const router = useRouter();
  const creation = useLazyComponent(loadCreation);
  return (
    <>
      <Button {...button} {...creation.trigger}>
        <Plus />
        {t("new")}
      </Button>
      {creation.Component && (
        <creation.Component
          group={group}
          groups={groups}
          onSuccess={({ id }) => router.push(eventPath(area, id))}
          onClose={creation.hide}
        />
      )}
    </>
  );
}
