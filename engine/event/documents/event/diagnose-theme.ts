import { contrastRatio, parseColour } from '../../../form/format/colour.ts';
import type { Diagnostic } from '../../diagnosis/diagnostic.ts';
import { documentFault, documentWarning } from '../../diagnosis/document-fault.ts';
import { inDecimals } from '../../diagnosis/in-decimals.ts';
import { says } from './problems.ts';
import type { EventDocument } from './schema.ts';
import { artPairs, type ContrastPair, contrastPairs, warnedPairs } from './theme-pairs.ts';
import { type Purpose, purposesOf } from './theme-purposes.ts';
import { SCHEMES, type Scheme, SOURCES, type Source, sourceOf, tokenColour } from './theme-tokens.ts';

type Theme = EventDocument['theme'];

const pointerOf = (source: Source) => `/theme/theme_system/${source}`;

/** Unreadable combinations of a theme's colours in light or dark, and invalid colours. */
export function diagnoseTheme({ theme_type, theme_system }: Theme): Diagnostic[] {
  const unread = SOURCES.filter((source) => parseColour(theme_system[source]) === undefined);
  if (unread.length > 0) {
    return unread.map((source) =>
      documentFault(
        pointerOf(source),
        'colour',
        says('notColour', { colour: theme_system[source] }),
        says('aColour'),
      ),
    );
  }
  const refused = weakest([...contrastPairs, ...artPairs[theme_type]], theme_system);
  const warned = weakest(warnedPairs[theme_type], theme_system);
  return [
    ...refused.map((weak) => documentFault(...told(weak, theme_system))),
    // Each colour is reported once.
    ...warned
      .filter(({ source }) => !refused.some((weak) => weak.source === source))
      .map((weak) => documentWarning(...told(weak, theme_system))),
  ];
}

/** One fault per colour: the weakest, which should be fixed first. */
function weakest(
  pairs: readonly ContrastPair[],
  system: Theme['theme_system'],
): (WeakPair & { others: number })[] {
  const weak = SCHEMES.flatMap((scheme) => pairs.flatMap((pair) => weakPair(pair, scheme, system)));
  return SOURCES.flatMap((source) => {
    const ofSource = weak.filter((one) => one.source === source).sort((a, b) => a.share - b.share);
    const [worst] = ofSource;
    return worst ? [{ ...worst, others: ofSource.length - 1 }] : [];
  });
}

function told(
  { source, front, back, scheme, ratio, others, atLeast }: WeakPair & { others: number },
  system: Theme['theme_system'],
): Parameters<typeof documentFault> {
  const faint = { light: 'faintInLight', dark: 'faintInDark' } as const;
  const least = inDecimals(atLeast);
  const values = { source, colour: system[source], front, back, ratio: inDecimals(ratio, 2), least };
  const more = others === 0 ? [] : [says('otherUses', { count: others })];
  const problem = [says(faint[scheme], values), ...more];
  return [pointerOf(source), 'contrast', problem, says('atLeast', { ratio: least })];
}

interface WeakPair {
  readonly source: Source;
  /** The contrast as a share of the required one. */
  readonly share: number;
  readonly atLeast: number;
  readonly scheme: Scheme;
  readonly ratio: number;
  readonly front: Purpose;
  readonly back: Purpose;
}

function weakPair(
  [foreground, background, atLeast]: ContrastPair,
  scheme: Scheme,
  system: Theme['theme_system'],
): WeakPair[] {
  const front = tokenColour(foreground, system, scheme);
  const back = tokenColour(background, system, scheme);
  const source = sourceOf(foreground, scheme) ?? sourceOf(background, scheme);
  if (!front || !back || !source) return [];
  const ratio = contrastRatio(front, back);
  if (ratio >= atLeast) return [];
  // Cut, not rounded: 4.496 is not 4.5.
  const cut = Math.floor(ratio * 100) / 100;
  return [
    {
      source: responsible(source, sourceOf(background, scheme)),
      share: ratio / atLeast,
      atLeast,
      scheme,
      ratio: cut,
      ...purposesOf(foreground, background),
    },
  ];
}

/** Paper is nearly the same in all themes, so of two colours the one that is not the ink should change. */
function responsible(front: Source, back: Source | undefined): Source {
  return front === 'ink' && back !== undefined ? back : front;
}
