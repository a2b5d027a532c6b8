"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { useAfterReconnection } from "@/components/realtime/use-after-reconnection";
import { useOwnChannel } from "@/components/realtime/use-own-channel";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { Plus } from "@/components/ui/icons";
import { PageHeading } from "@/components/ui/page-heading";
import { Pagination } from "@/components/ui/pagination";
import { Section } from "@/components/ui/section";
import { StatusNote } from "@/components/ui/status-note";
import { useLazyComponent } from "@/components/ui/use-lazy-component";
import type { ResponseOf } from "@/lib/core/api/endpoint";
import { buildHref } from "@/lib/core/http/search-params";
import type { listGroups } from "@/lib/groups/contract";
import type { DeletedGroup, Group } from "@/lib/groups/schemas";
import { studentPaths } from "@/lib/routes";
import { DeletedGroups } from "./deleted-groups";
import { GroupCard } from "./group-card";

const loadCreation = () => import("./create-group-dialog").then((module) => module.CreateGroupDialog);

type Page = ResponseOf<typeof listGroups>;
type Props = {
  ownGroups: Page;
  pendingGroups: Group[];
  publicGroups: Page;
  deletedGroups: DeletedGroup[];
  isMissing: boolean;
};

/** The viewer's groups and the public ones, each list with its own page number in the URL. */
export function GroupsScreen({ ownGroups, pendingGroups, publicGroups, deletedGroups, isMissing }: Props) {
  const t = useTranslations("groups");
  const router = useRouter();
  const creation = useLazyComponent(loadCreation);
  const refresh = () => router.refresh();
  useOwnChannel("groups:updated", refresh);
  useAfterReconnection(refresh);
  const href = (pages: { page?: number; public_page?: number }) =>
    buildHref(
      studentPaths.groups,
      { page: ownGroups.current_page, public_page: publicGroups.current_page, ...pages },
      { public_page: 1 },
    );
  return (
    <div className="grid gap-8">
      <PageHeading title={t("title")} lead={t("lead")}>
        <Button {...creation.trigger}>
          <Plus />
          {t("create")}
        </Button>
      </PageHeading>
      {isMissing && <StatusNote>{t("notFound")}</StatusNote>}
      {pendingGroups.length > 0 && <PendingGroups groups={pendingGroups} onChange={refresh} />}
      <GroupSection
        id="my-groups"
        title={t("mine")}
        empty={{ title: t("emptyMine"), text: t("emptyMineText") }}
        list={ownGroups}
        href={(page) => href({ page })}
        card={(group) => <GroupCard key={group.id} group={group} canEdit onChange={refresh} />}
      />
      <GroupSection
        id="public-groups"
        title={t("public")}
        empty={{ title: t("emptyPublic") }}
        list={publicGroups}
        href={(public_page) => href({ public_page })}
        card={(group) => <GroupCard key={group.id} group={group} onChange={refresh} />}
      />
      {deletedGroups.length > 0 && <DeletedGroups groups={deletedGroups} onChange={refresh} />}
      {creation.Component && <creation.Component onSuccess={refresh} onClose={creation.hide} />}
    </div>
  );
}

function PendingGroups({ groups, onChange }: { groups: Group[]; onChange: () => void }) {
  const t = useTranslations("groups");
  return (
    <Section id="pending-groups" title={t("pending")} className="@container grid gap-3">
      <ul className={gridStyle}>
        {groups.map((group) => (
          <GroupCard key={group.id} group={group} onChange={onChange} />
        ))}
      </ul>
    </Section>
  );
}

type SectionProps = {
  id: string;
  title: string;
  empty: { title: string; text?: string };
  list: Page;
  href: (page: number) => string;
  card: (group: Group) => ReactNode;
};

function GroupSection({ id, title, empty, list, href, card }: SectionProps) {
  return (
    <Section id={id} title={title} className="@container grid gap-3">
      {list.total === 0 && (
        <Card as="div">
          <EmptyState illustration="empty-bench" heading="h3" {...empty} />
        </Card>
      )}
      <ul aria-labelledby={id} className={gridStyle}>
        {list.data.map(card)}
      </ul>
      <Pagination list={list} href={href} />
    </Section>
  );
}

const gridStyle = "grid gap-3 @2xl:grid-cols-2 @6xl:grid-cols-3";
