import { useTranslations } from "next-intl";
import { ActionError } from "@/components/ui/action-error";
import { Checkbox } from "@/components/ui/checkbox";
import { type NotificationCategory, notificationCategories } from "@/db/enums";
import { emailOnlyCategories } from "@/lib/notifications/categories";
import type { NotificationPreferences } from "@/lib/notifications/preferences-contract";
import { type SetPreferences, useChangePreferences } from "./use-change-preferences";

const channels = ["app", "email", "digest"] as const;

type Props = { categories: NotificationPreferences["categories"]; onChange: SetPreferences };

export function ChannelTable({ categories, onChange }: Props) {
  const t = useTranslations("settings.notifications");
  return (
    <table className="w-full border-collapse text-sm">
      <caption className="sr-only">{t("title")}</caption>
      <thead>
        <tr className="border-line border-b">
          <td />
          {channels.map((channel) => (
            <th key={channel} scope="col" className="w-16 px-1 py-2 text-center text-muted text-xs md:w-24">
              {t(`channels.${channel}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {notificationCategories.map((category) => {
          const chosen = categories[category];
          return chosen && <CategoryRow key={category} {...{ category, chosen, onChange }} />;
        })}
      </tbody>
    </table>
  );
}

type Channels = Record<(typeof channels)[number], boolean>;
type CategoryRowProps = { category: NotificationCategory; chosen: Channels; onChange: SetPreferences };

function CategoryRow({ category, chosen, onChange }: CategoryRowProps) {
  const t = useTranslations("settings.notifications");
  return (
    <tr className="border-line border-b last:border-b-0">
      <th scope="row" className="py-1 pr-2 text-left font-normal">
        {t(`categories.${category}`)}
      </th>
      {channels.map((channel) => (
        <td key={channel} className="px-1">
          {(channel === "email" || !emailOnlyCategories.includes(category)) && (
            <ChannelCheckbox {...{ category, channel, onChange }} checked={chosen[channel]} />
          )}
        </td>
      ))}
    </tr>
  );
}

type ChannelCheckboxProps = {
  category: NotificationCategory;
  channel: (typeof channels)[number];
  checked: boolean;
  onChange: SetPreferences;
};

function ChannelCheckbox({ category, channel, checked, onChange }: ChannelCheckboxProps) {
  const t = useTranslations("settings.notifications");
  const { run, retry, busy, error } = useChangePreferences(onChange);
  const label = t("choice", { category: t(`categories.${category}`), channel: t(`channels.${channel}`) });
  return (
    <>
      <Checkbox
        label={<span className="sr-only">{label}</span>}
        className="justify-items-center pl-3"
        checked={busy ? !checked : checked}
        onChange={(event) => run({ categories: { [category]: { [channel]: event.target.checked } } })}
      />
      <ActionError error={error} retry={retry} />
    </>
  );
}
