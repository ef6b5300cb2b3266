import {
  PDFArray,
  PDFDict,
  type PDFDocument,
  PDFName,
  PDFPageLeaf,
  PDFPageTree,
  PDFRawStream,
} from '@cantoo/pdf-lib';
import { withoutJpegMetadata } from './jpeg-metadata.ts';

const mostNodes = 1000;

const names = (...texts: string[]): ReadonlySet<PDFName> => new Set(texts.map((text) => PDFName.of(text)));

/** The visible parts of a page; others are actions. */
const pageKeys = names(
  ...['Type', 'Parent', 'Resources', 'Contents', 'Annots', 'Group', 'Rotate', 'UserUnit'],
  ...['MediaBox', 'CropBox', 'BleedBox', 'TrimBox', 'ArtBox'],
);
const annotationKeys = names('Type', 'Rect', 'AP', 'AS', 'F');
/** These hold files, players and places to go to, or a note's window. */
const annotationsLeftOut = names(
  'FileAttachment',
  'RichMedia',
  'Movie',
  'Sound',
  'Screen',
  '3D',
  'Link',
  'Popup',
);
/** Entries of streams that are never drawn. */
const streamKeysLeftOut = names('Metadata', 'PieceInfo', 'AF', 'OPI', 'Ref', 'EF');
const catalogKeys = names('Type', 'Pages');
const typesLeftOut = names('Filespec', 'EmbeddedFile', 'Action');

/**
 * The pages of a document in order; throws for a tree with more nodes than a small document has. A page referenced many
 * times needs no memory but much time.
 */
export function pagesOf(document: PDFDocument): PDFPageLeaf[] {
  const open: unknown[] = [document.catalog.Pages()];
  const pages: PDFPageLeaf[] = [];
  for (let seen = 0; open.length > 0; seen += 1) {
    if (seen > mostNodes) throw new Error('more pages than are taken');
    const node = open.pop();
    if (node instanceof PDFPageLeaf) pages.push(node);
    else if (node instanceof PDFPageTree) {
      const kids = node.Kids();
      if (kids.size() > mostNodes) throw new Error('more pages than are taken');
      open.push(...kids.asArray().map((_, at) => kids.lookup(kids.size() - 1 - at)));
    } else throw new Error('not a page');
  }
  return pages;
}

/** Removes everything invisible from a document, in place: actions, scripts, attachments, metadata. */
export function keepOnlyDrawn(document: PDFDocument, pages: readonly PDFPageLeaf[]): void {
  keepKeys(document.catalog, catalogKeys);
  for (const page of pages) {
    keepKeys(page, pageKeys);
    const annotations = page.Annots();
    if (annotations) page.set(PDFName.of('Annots'), drawnOf(document, annotations));
  }
  for (const [ref, object] of document.context.enumerateIndirectObjects()) {
    if (object instanceof PDFDict && isLeftOut(object)) document.context.delete(ref);
    if (!(object instanceof PDFRawStream)) continue;
    if (isLeftOut(object.dict)) document.context.delete(ref);
    for (const key of streamKeysLeftOut) object.dict.delete(key);
    if (isJpeg(object.dict)) {
      document.context.assign(ref, PDFRawStream.of(object.dict, withoutJpegMetadata(object.contents)));
    }
  }
}

/** The appearance of annotations, such as filled form fields, without their behaviour. */
function drawnOf({ context }: PDFDocument, annotations: PDFArray): PDFArray {
  const drawn = context.obj([]);
  for (let at = 0; at < annotations.size(); at += 1) {
    const annotation = annotations.lookup(at);
    if (!(annotation instanceof PDFDict)) continue;
    const kind = annotation.lookup(PDFName.of('Subtype'));
    const looks = annotation.lookup(PDFName.of('AP'));
    if (!(looks instanceof PDFDict) || (kind instanceof PDFName && annotationsLeftOut.has(kind))) continue;
    keepKeys(annotation, annotationKeys);
    keepKeys(looks, names('N'));
    annotation.set(PDFName.of('Subtype'), PDFName.of('Stamp'));
    drawn.push(annotation);
  }
  return drawn;
}

function keepKeys(dict: PDFDict, kept: ReadonlySet<PDFName>): void {
  for (const key of dict.keys()) if (!kept.has(key)) dict.delete(key);
}

function isLeftOut(dict: PDFDict): boolean {
  const type = dict.lookup(PDFName.of('Type'));
  const isScript = dict.has(PDFName.of('S')) && dict.has(PDFName.of('JS'));
  return isScript || (type instanceof PDFName && typesLeftOut.has(type));
}

function isJpeg(dict: PDFDict): boolean {
  const filter = dict.lookup(PDFName.of('Filter'));
  const only = filter instanceof PDFArray && filter.size() === 1 ? filter.lookup(0) : filter;
  return only === PDFName.of('DCTDecode');
}
