import { pointerStep } from '../../form/any-schema/json-pointer.ts';
import { BANDS, PANORAMAS, PORTRAITS, PRINTS, SCENES, TILES } from '../properties/picture.ts';
import type { Diagnostic } from './diagnostic.ts';
import { didYouMean } from './did-you-mean.ts';
import { documentWarning } from './document-fault.ts';
import { says } from './problems.ts';

/** The product's drawings, by the prefix in a picture's name. */
const DRAWINGS = {
  tile: TILES,
  print: PRINTS,
  scene: [...SCENES, ...PANORAMAS, ...PORTRAITS, ...BANDS],
} as const;

const isDrawing = (kind: string): kind is keyof typeof DRAWINGS => Object.hasOwn(DRAWINGS, kind);

/** Pictures that name a drawing which is not there; a warning, since the page is whole without it. */
export function lostDrawings(document: unknown, pointer = ''): Diagnostic[] {
  if (typeof document !== 'object' || document === null) return [];
  return Object.entries(document).flatMap(([key, value]) => {
    const at = `${pointer}/${pointerStep(key)}`;
    if (key !== 'picture' || typeof value !== 'string') return lostDrawings(value, at);
    const [kind = '', name = ''] = value.split(':', 2);
    if (!isDrawing(kind)) return [];
    const known: readonly string[] = DRAWINGS[kind];
    if (known.includes(name)) return [];
    const problem = [says(`no_${kind}`, { name }), ...didYouMean(name, known)];
    return [
      documentWarning(at, 'unknown_drawing', problem, known.map((each) => `"${kind}:${each}"`).join(', ')),
    ];
  });
}
