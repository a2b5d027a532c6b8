import type { EmailParams } from "./outbox";

/** The result is one level deep, because anonymisation and merges of accounts replace names among the values of `params`. */
export function numberItems(items: readonly EmailParams[]): EmailParams {
  return Object.fromEntries(
    items.flatMap((item, index) =>
      Object.entries(item).map(([name, value]) => [`${name}_${index + 1}`, value]),
    ),
  );
}

/** The items that `numberItems` numbered. */
export function readItems(params: EmailParams): EmailParams[] {
  const items: EmailParams[] = [];
  for (const [key, value] of Object.entries(params)) {
    const [, name, number] = /^([a-z]+)_(\d{1,2})$/.exec(key) ?? [];
    if (name) items[Number(number) - 1] = { ...items[Number(number) - 1], [name]: value };
  }
  return items.filter(Boolean);
}
