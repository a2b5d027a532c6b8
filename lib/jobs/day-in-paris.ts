/** The day that it is in Paris at a moment, as the contract says days. */
export function dayInParis(at: Date): string {
  return new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Paris" }).format(at);
}
