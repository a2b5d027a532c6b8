const laPoste = "356000000";

/** Whether a number has 14 digits and a valid check digit (Luhn); the establishments of La Poste have another rule. */
export function isSiret(digits: string): boolean {
  if (!/^\d{14}$/.test(digits)) return false;
  if (digits.startsWith(laPoste) && sumOf([...digits].map(Number)) % 5 === 0) return true;
  const doubled = [...digits].map((digit, index) => Number(digit) * (index % 2 === 0 ? 2 : 1));
  return sumOf(doubled.map((value) => (value > 9 ? value - 9 : value))) % 10 === 0;
}

/** Formats a number for display: 732 829 320 00074. */
export function formatSiret(siret: string): string {
  return siret.replace(/^(\d{3})(\d{3})(\d{3})/, "$1\u00a0$2\u00a0$3\u00a0");
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}
