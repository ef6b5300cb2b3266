import { within } from '#src/lib/within.ts';

/** The longest time that the browser may take to draw a picture, in milliseconds. */
const PATIENCE = 20_000;

/** The computed style properties that a drawing uses. */
const DRAWN = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'font',
  'text-anchor',
  'opacity',
] as const;

/** Serializes a drawing of the page as a standalone SVG in its current colours. */
export function standaloneSvg(svg: SVGSVGElement): string {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const originals = [svg, ...svg.querySelectorAll('*')];
  const copies = [copy, ...copy.querySelectorAll('*')];
  for (const [index, element] of copies.entries()) {
    const original = originals[index];
    if (!original) continue;
    const style = getComputedStyle(original);
    for (const property of DRAWN) element.setAttribute(property, style.getPropertyValue(property));
    element.removeAttribute('class');
  }
  const { width, height } = svg.viewBox.baseVal;
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  const ground = document.createElementNS('http://www.w3.org/2000/svg', 'rect');
  ground.setAttribute('width', '100%');
  ground.setAttribute('height', '100%');
  ground.setAttribute('fill', getComputedStyle(svg.parentElement ?? svg).backgroundColor);
  copy.prepend(ground);
  return new XMLSerializer().serializeToString(copy);
}

/** The same as a picture, twice as large, so that its words stay sharp. */
export async function pngOf(svg: SVGSVGElement): Promise<Blob> {
  const { width, height } = svg.viewBox.baseVal;
  const picture = new Image();
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(standaloneSvg(svg))}`;
  await within(PATIENCE, picture.decode());
  const canvas = document.createElement('canvas');
  canvas.width = width * 2;
  canvas.height = height * 2;
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const file = await within(
    PATIENCE,
    new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png')),
  );
  if (!file) throw new Error('the picture could not be made');
  return file;
}
