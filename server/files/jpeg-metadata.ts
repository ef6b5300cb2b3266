const isMetadata = (marker: number) =>
  // APP1 is EXIF and XMP, APP13 data of photo programs, COM comments; APP0, APP2 and APP14 affect the display.
  marker === 0xe1 || marker === 0xed || marker === 0xfe;
const startOfScan = 0xda;

/** A JPEG without metadata and with an unchanged picture; other files unchanged. */
export function withoutJpegMetadata(content: Uint8Array): Uint8Array {
  if (content[0] !== 0xff || content[1] !== 0xd8) return content;
  const kept = [content.subarray(0, 2)];
  let at = 2;
  for (;;) {
    const marker = content[at + 1];
    const length = (content[at + 2] ?? 0) * 256 + (content[at + 3] ?? 0);
    const isSegment = content[at] === 0xff && marker !== undefined && length >= 2;
    if (!isSegment || marker === startOfScan) break;
    if (!isMetadata(marker)) kept.push(content.subarray(at, at + 2 + length));
    at += 2 + length;
  }
  kept.push(content.subarray(at));
  return Buffer.concat(kept);
}
