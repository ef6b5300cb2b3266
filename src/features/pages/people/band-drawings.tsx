import type { ComponentType } from 'react';
import type { BANDS } from '#engine/event/properties/picture.ts';

const INK = 'var(--src-ink)';
const ACCENT = 'var(--src-accent)';
const SECOND = 'var(--src-second)';
const THIRD = 'var(--src-third)';
const FOURTH = 'var(--src-fourth)';
const SKINS = ['oklch(0.39 0.055 44)', 'oklch(0.8 0.06 60)', 'oklch(0.61 0.08 53)', 'oklch(0.49 0.07 48)'];
const HAIRS = [INK, 'oklch(0.47 0.115 42)', 'oklch(0.9 0.01 90)'];

const inTurn = (count: number) => Array.from({ length: count }, (_, at) => at);

/** Three rows of open mouths. */
function Choir() {
  return (
    <>
      <path d="M0 0h400v300H0z" fill={FOURTH} />
      {inTurn(21).map((at) => {
        const [row, column] = [Math.floor(at / 7), at % 7];
        return (
          <g key={at} transform={`translate(${column * 66 - (row % 2 ? 33 : 0)} ${66 + row * 74})`}>
            <path
              d="M0 100C0 40 22 28 33 28s33 12 33 72z"
              fill={[ACCENT, SECOND, THIRD][(column + row) % 3]}
            />
            <circle cx="33" cy="14" r="20" fill={SKINS[(column * 3 + row) % SKINS.length]} />
            <ellipse cx="33" cy="22" rx="5" ry="7" fill={INK} />
            <path d="M13 12a20 20 0 0 1 40 0q-20-10-40 0z" fill={HAIRS[(column + row * 2) % HAIRS.length]} />
          </g>
        );
      })}
    </>
  );
}

/** A trumpet before a net. */
function Brass() {
  return (
    <>
      <path d="M0 0h400v300H0z" fill={SECOND} />
      <path
        d={inTurn(12)
          .map((at) => `M${at * 46 - 60} 0l160 300M${at * 46 + 40} 0l-160 300`)
          .join('')}
        fill="none"
        stroke={THIRD}
        strokeWidth="3"
      />
      <path d="M90 135h120c40 0 50-30 100-70v170c-50-40-60-70-100-70H90a15 15 0 0 1 0-30z" fill={INK} />
      <path d="M310 65q26 85 0 170" fill={ACCENT} />
      <path d="M130 98h16v60h-16zM156 98h16v60h-16zM182 98h16v60h-16z" fill={FOURTH} />
    </>
  );
}

const SLEEVES = [
  [22, ACCENT, SKINS[2]],
  [78, ACCENT, SKINS[2]],
  [152, SECOND, SKINS[1]],
  [208, SECOND, SKINS[1]],
  [282, FOURTH, SKINS[3]],
  [338, FOURTH, SKINS[3]],
] as const;

/** Six hands on one row of keys. */
function Keys() {
  return (
    <>
      <path d="M0 0h400v300H0z" fill={THIRD} />
      {inTurn(9).map((at) => (
        <path key={at} d={`M${at * 48 - 6} 150h44v150h-44z`} fill="#fff" />
      ))}
      {[0, 1, 3, 4, 5, 7].map((at) => (
        <path key={at} d={`M${at * 48 + 27} 150h26v90h-26z`} fill={INK} />
      ))}
      {SLEEVES.map(([x, sleeve, skin]) => (
        <g key={x} transform={`translate(${x})`}>
          <path d="M0 0h40v104H0z" fill={sleeve} />
          <path
            d="M0 104h40c6 20 6 40 2 56-2 9-9 9-10 0l-2-24-2 42c-1 9-9 9-10 0l-1-42-3 40c-1 8-9 8-9-1v-36l-4 16c-3 8-9 5-8-3 1-16 4-32 7-48z"
            fill={skin}
          />
        </g>
      ))}
    </>
  );
}

/** A light that shows the way on foot. */
function Lighthouse() {
  return (
    <>
      <path d="M0 0h400v300H0z" fill={INK} />
      <path d="M216 96L400 20v180zM184 96L0 20v180z" fill={SECOND} />
      <path d="M158 72L200 36l42 36z" fill={ACCENT} />
      <path d="M170 72h60v48h-60z" fill="#fff" />
      <path d="M162 120h76v10h-76z" fill={ACCENT} />
      <path d="M170 130h60l22 170H148z" fill={THIRD} />
      <path d="M165 172h70l6 44h-82zM153 262h94l5 38H148z" fill={ACCENT} />
    </>
  );
}

const bands = { choir: Choir, brass: Brass, keys: Keys, lighthouse: Lighthouse } as const satisfies Record<
  (typeof BANDS)[number],
  ComponentType
>;
type BandName = keyof typeof bands;

/** The band drawing that a picture names as `scene:…`; undefined for other pictures. */
export function bandOf(picture: string): BandName | undefined {
  const name = picture.startsWith('scene:') ? picture.slice('scene:'.length) : '';
  return Object.hasOwn(bands, name) ? (name as BandName) : undefined;
}

/** A drawing of a band without a photo, labelled if it has a title. */
export function BandDrawing({ name, title }: { readonly name: BandName; readonly title: string }) {
  const Drawing = bands[name];
  const words = title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true };
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: its words, where it has any, are its label
    <svg viewBox="0 0 400 300" preserveAspectRatio="xMidYMid slice" focusable="false" {...words}>
      <Drawing />
    </svg>
  );
}
