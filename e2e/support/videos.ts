/** A box of an MP4. */
export function box(type: string, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(content.length + 8);
  head.write(type, 4, "latin1");
  return Buffer.concat([head, content]);
}

const location = Buffer.from("+48.8566+002.3522/");

/** An MP4 of this size, whose metadata contains the location where it was filmed. `tracks` are further ones. */
export function mp4(width = 320, height = 180, media = Buffer.alloc(3000, 7), tracks: Buffer[] = []): Buffer {
  return Buffer.concat([
    box("ftyp", Buffer.from("isom\0\0\0\0mp42", "latin1")),
    box("mdat", media),
    box("moov", track("vide", { width, height }), ...tracks, box("udta", location)),
  ]);
}

function track(handlerType: string, { width = 0, height = 0 }, ...tables: Buffer[]): Buffer {
  const header = Buffer.alloc(84);
  header.writeUInt32BE(0x10000, 40);
  header.writeUInt16BE(width, 76);
  header.writeUInt16BE(height, 80);
  const handler = Buffer.alloc(24);
  handler.write(handlerType, 8, "latin1");
  return box("trak", box("tkhd", header), box("mdia", box("hdlr", handler), ...tables));
}

/** An MP4 with a track of locations: two samples in a first chunk and one in a second, between those of the image. */
export function mp4WithLocations(offsetsType: "stco" | "co64"): Buffer {
  const image = Buffer.from("image");
  const media = Buffer.concat([image, location, location, image, location]);
  const first = mp4(0, 0, Buffer.alloc(0)).indexOf("mdat") + 4 + image.length;
  const offsets = [first, first + 2 * location.length + image.length];
  const offsetTable =
    offsetsType === "stco"
      ? box("stco", numbers(0, 2, ...offsets))
      : box("co64", numbers(0, 2, ...offsets.flatMap((offset) => [0, offset])));
  const { length } = location;
  const tables = box(
    "stbl",
    box("stsz", numbers(0, 0, 3, length, length, length)),
    box("stsc", numbers(0, 2, 1, 2, 1, 2, 1, 1)),
    offsetTable,
  );
  return mp4(320, 180, media, [track("meta", {}, box("minf", tables))]);
}

function numbers(...values: number[]): Buffer {
  const bytes = Buffer.alloc(4 * values.length);
  for (const [index, value] of values.entries()) bytes.writeUInt32BE(value, 4 * index);
  return bytes;
}

/** An element of a WebM. */
export function element(id: number, ...parts: Buffer[]): Buffer {
  const size = Buffer.alloc(8);
  size.writeBigUInt64BE((1n << 56n) | BigInt(Buffer.concat(parts).length));
  return elementOf(id, size, parts);
}

/** An element of a live recording. */
const unsizedElement = (id: number, ...parts: Buffer[]) =>
  elementOf(id, Buffer.from("01ffffffffffffff", "hex"), parts);

const elementOf = (id: number, size: Buffer, parts: Buffer[]) =>
  Buffer.concat([Buffer.from(id.toString(16), "hex"), size, ...parts]);

const locationTags = element(0x1254c367, location);

/** A WebM, whose tags contain the location where it was filmed. */
export function webm(width = 320, height = 180, type = "webm"): Buffer {
  const cluster = element(0x1f43b675, Buffer.alloc(500));
  return Buffer.concat([head(type), element(0x18538067, tracksOf(width, height), cluster, locationTags)]);
}

/** A recording that was tagged after it had begun. */
export function liveWebm(): Buffer {
  const cluster = unsizedElement(0x1f43b675, element(0xa3, Buffer.from("image")));
  const parts = [tracksOf(320, 180), cluster, cluster, locationTags, cluster];
  return Buffer.concat([head("webm"), unsizedElement(0x18538067, ...parts)]);
}

const head = (type: string) => element(0x1a45dfa3, element(0x4282, Buffer.from(type)));

function tracksOf(width: number, height: number): Buffer {
  const number = (value: number) => Buffer.from([value >> 8, value & 0xff]);
  const video = element(0xe0, element(0xb0, number(width)), element(0xba, number(height)));
  return element(0x1654ae6b, element(0xae, element(0x83, Buffer.from([1])), video));
}
