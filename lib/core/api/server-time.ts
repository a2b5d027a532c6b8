let offsetMs = 0;

/** The time of the server, by its last response: the device's clock may be wrong. */
export const serverNow = () => Date.now() + offsetMs;

export function updateServerOffset({ headers }: Response): void {
  const time = Date.parse(headers.get("date") ?? "");
  if (time) offsetMs = time - Date.now();
}
