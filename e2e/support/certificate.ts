import { generateKeyPairSync, randomBytes, sign } from "node:crypto";

/** A self-signed certificate for `localhost`, in PEM, created without external tools such as openssl. */
export function createCertificate(): { key: string; cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const algorithm = sequence(der(0x06, Buffer.from("2a8648ce3d040302", "hex")));
  const commonName = sequence(der(0x06, Buffer.from("550403", "hex")), der(0x0c, Buffer.from("localhost")));
  const name = sequence(der(0x31, commonName));
  const alternativeName = sequence(
    der(0x06, Buffer.from("551d11", "hex")),
    der(0x04, sequence(der(0x82, Buffer.from("localhost")))),
  );
  const body = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    algorithm,
    name,
    sequence(time(-3_600_000), time(86_400_000)),
    name,
    publicKey.export({ type: "spki", format: "der" }),
    der(0xa3, sequence(alternativeName)),
  );
  const signature = Buffer.concat([Buffer.from([0]), sign("sha256", body, privateKey)]);
  const lines = sequence(body, algorithm, der(0x03, signature))
    .toString("base64")
    .match(/.{1,64}/g);
  return {
    key: privateKey.export({ type: "pkcs8", format: "pem" }) as string,
    cert: `-----BEGIN CERTIFICATE-----\n${lines?.join("\n")}\n-----END CERTIFICATE-----\n`,
  };
}

const sequence = (...contents: Buffer[]) => der(0x30, ...contents);

function time(fromNowMs: number): Buffer {
  const text = new Date(Date.now() + fromNowMs).toISOString().replace(/\D/g, "").slice(2, 14);
  return der(0x17, Buffer.from(`${text}Z`));
}

function der(tag: number, ...contents: Buffer[]): Buffer {
  const content = Buffer.concat(contents);
  const { length } = content;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}
