import { useTranslations } from "next-intl";
import { ActionError } from "@/components/ui/action-error";
import { ScrollBox } from "@/components/ui/scroll-box";
import { type NotificationCategory, notificationCategories } from "@/db/enums";
import { emailOnlyCategories } from "@/lib/notifications/categories";
import type { NotificationPreferences } from "@/lib/notifications/preferences-contract";
import { usePreference } from "./use-preference";

const channels = ["app", "email", "digest"] as const;

export function ChannelTable({ categories }: Pick<NotificationPreferences, "categories">) {
  const t = useTranslations("settings.notifications");
  return (
    <ScrollBox>
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
            const initialChannels = categories[category];
            return initialChannels && <CategoryRow key={category} {...{ category, initialChannels }} />;
          })}
        </tbody>
      </table>
    </ScrollBox>
  );
}

type Channels = Record<(typeof channels)[number], boolean>;

function CategoryRow({
  category,
  initialChannels,
}: {
  category: NotificationCategory;
  initialChannels: Channels;
}) {
  const t = useTranslations("settings.notifications");
  const name = t(`categories.${category}`);
  return (
    <tr className="border-line border-b last:border-b-0">
      <th scope="row" className="py-1 pr-2 text-left font-normal">
        {name}
      </th>
      {channels.map((channel) => (
        <td key={channel} className="px-1">
          {(channel === "email" || !emailOnlyCategories.includes(category)) && (
            <ChannelCheckbox
              {...{ category, channel }}
              label={t("choice", { category: name, channel: t(`channels.${channel}`) })}
              initialValue={initialChannels[channel]}
            />
          )}
        </td>
      ))}
    </tr>
  );
}

type ChannelCheckboxProps = {
  category: NotificationCategory;
  channel: (typeof channels)[number];
  label: string;
  initialValue: boolean;
};

/** Has few elements, since there are thirty. Its error is also shown in a toast, so that it needs no live region. */
function ChannelCheckbox({ category, channel, label, initialValue }: ChannelCheckboxProps) {
  const { value, set, retry, error } = usePreference(initialValue, (isOn) => ({
    categories: { [category]: { [channel]: isOn } },
  }));
  return (
    <>
      <label className="grid min-h-11 place-items-center">
        <input
          type="checkbox"
          className="checkbox"
          aria-label={label}
          checked={value}
          onChange={(event) => set(event.target.checked)}
        />
      </label>
      {error && <ActionError error={error} retry={retry} />}
    </>
  );
}
