import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import { env } from "@/lib/core/env";

/** Part of the key, so that one purpose cannot stand in for another. */
type EncryptionPurpose = "two-factor";

const [algorithm, nonceBytes, tagBytes] = ["aes-256-gcm", 12, 16] as const;

/** `owner` is authenticated with the text: a value copied to another row does not decrypt. */
export function encrypt(purpose: EncryptionPurpose, owner: number, text: string): string {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, keyOf(purpose), nonce).setAAD(Buffer.from(String(owner)));
  const encrypted = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), encrypted]).toString("base64url");
}

/** Returns null for a value that was changed, or encrypted under another AUTH_SECRET. */
export function decrypt(purpose: EncryptionPurpose, owner: number, value: string): string | null {
  const bytes = Buffer.from(value, "base64url");
  try {
    const decipher = createDecipheriv(algorithm, keyOf(purpose), bytes.subarray(0, nonceBytes))
      .setAAD(Buffer.from(String(owner)))
      .setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
    return Buffer.concat([decipher.update(bytes.subarray(nonceBytes + tagBytes)), decipher.final()]).toString(
      "utf8",
    );
  } catch {
    return null;
  }
}

function keyOf(purpose: EncryptionPurpose): Uint8Array {
  return new Uint8Array(hkdfSync("sha256", env().AUTH_SECRET, "", `encryption ${purpose}`, 32));
}
