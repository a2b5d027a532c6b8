import { Secret, TOTP } from "otpauth";
import { encode } from "uqr";

/** The settings that every authenticator app supports (RFC 6238). */
const settings = { issuer: "Préau", algorithm: "SHA1", digits: 6, period: 30 } as const;

/** The number of steps by which a clock may be off. */
const allowedSteps = 1;

export function createSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** The time step whose code this is, or null. */
export function findStep(secret: string, code: string, now = Date.now()): number | null {
  const totp = new TOTP({ ...settings, secret });
  const delta = totp.validate({ token: code, timestamp: now, window: allowedSteps });
  return delta === null ? null : totp.counter({ timestamp: now }) + delta;
}

/** The secret for an authenticator app, as text and as a QR code: a path in a square of `size` units. */
export function describeSecret(secret: string, email: string) {
  const url = new TOTP({ ...settings, label: email, secret }).toString();
  const { data, size } = encode(url, { ecc: "M", border: 2 });
  const squares = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return { secret, url, qr: { size, path: squares.join("") } };
}
