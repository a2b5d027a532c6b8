import { useTranslations } from "next-intl";
import type { PostViewer } from "@/components/posts/post-viewer";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { Megaphone, SquarePen } from "@/components/ui/icons";
import { useLazyComponent } from "@/components/ui/use-lazy-component";
import { adminPaths } from "@/lib/routes";

const loadComposer = async () => (await import("@/components/posts/post-composer")).PostComposer;

/** Posts are written here, and announcements on their own page. */
export function WritePost({ viewer, onCreated }: { viewer: PostViewer; onCreated: () => Promise<unknown> }) {
  const t = useTranslations("post-management.write");
  const { Component: Composer, hide, toggle } = useLazyComponent(loadComposer);
  return (
    <>
      <div className="flex flex-wrap gap-3">
        <Button size="small" {...toggle}>
          <SquarePen />
          {t("post")}
        </Button>
        <ButtonLink variant="secondary" size="small" href={adminPaths.newAnnouncement}>
          <Megaphone />
          {t("announcement")}
        </ButtonLink>
      </div>
      {Composer && (
        <Composer
          viewer={viewer}
          onCreated={() => {
            hide();
            void onCreated();
          }}
        />
      )}
    </>
  );
}
