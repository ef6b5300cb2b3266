import { inflateSync } from 'node:zlib';
import {
  PDFArray,
  PDFName,
  PDFNumber,
  PDFObjectStreamParser,
  type PDFRawStream,
  PDFXRefStreamParser,
} from '@cantoo/pdf-lib';

const mostBytes = 32 * 1024 * 1024;
const mostEntries = 200_000;

/**
 * pdf-lib decodes object streams while reading, without limits: a few bytes could become gigabytes. After this call it
 * throws before that.
 */
export function limitPdfDecoding(): void {
  const { forStream: objectsOf } = PDFObjectStreamParser;
  PDFObjectStreamParser.forStream = (stream, shouldWait) => {
    refuseBomb(stream);
    return objectsOf(stream, shouldWait);
  };
  const { forStream: placesOf } = PDFXRefStreamParser;
  PDFXRefStreamParser.forStream = (stream) => {
    refuseBomb(stream);
    refuseEndless(stream);
    return placesOf(stream);
  };
}

function refuseBomb({ dict, contents }: PDFRawStream): void {
  const filter = dict.lookup(PDFName.of('Filter'));
  if (filter === undefined) return;
  const only = filter instanceof PDFArray && filter.size() === 1 ? filter.lookup(0) : filter;
  // Writers use no other filter here; stacked filters multiply the expansion.
  if (only !== PDFName.of('FlateDecode')) throw new Error('a filter that these streams do not have');
  inflateSync(contents, { maxOutputLength: mostBytes });
}

/** The number of entries is only declared, and would be read even if there are none. */
function refuseEndless({ dict }: PDFRawStream): void {
  const index = dict.lookup(PDFName.of('Index'));
  const claimed =
    index instanceof PDFArray
      ? index.asArray().filter((_, at) => at % 2 === 1)
      : [dict.lookup(PDFName.of('Size'))];
  const entries = claimed.reduce<number>(
    (sum, each) => sum + (each instanceof PDFNumber ? each.asNumber() : Number.POSITIVE_INFINITY),
    0,
  );
  const widths = dict.lookup(PDFName.of('W'), PDFArray).asArray();
  const areSmall = widths.every((each) => each instanceof PDFNumber && each.asNumber() <= 8);
  if (entries > mostEntries || widths.length > 3 || !areSmall)
    throw new Error('more entries than a document has');
}
