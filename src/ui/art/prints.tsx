import type { ReactElement } from 'react';
import type { PRINTS } from '#engine/event/properties/picture.ts';

type PrintName = (typeof PRINTS)[number];

const INK = 'var(--src-ink)';
const ACCENT = 'var(--src-accent)';
const SECOND = 'var(--src-second)';
const THIRD = 'var(--src-third)';
const FOURTH = 'var(--src-fourth)';
const WHITE = '#fff';

const ground = (fill: string) => <path d="M0 0h160v200H0z" fill={fill} />;
const wave = (top: number, fill: string) => (
  <path d={`M-20 ${top}${'a20 15 0 0 0 40 0'.repeat(10)}V400H-20z`} fill={fill} />
);

/** A market stall under its awning. */
function Stall({ x, y, fill }: { x: number; y: number; fill: string }) {
  const scallops = 'a9.5 9.5 0 0 1-19 0';
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M0 34h68v80H0z" fill={fill} />
      <path d={`M-4 0h76v26${scallops.repeat(4)}z`} fill={SECOND} />
      <path d={`M15 0h19v26${scallops}zM53 0h19v26${scallops}z`} fill={WHITE} />
    </g>
  );
}

/** Prints of the poster's kind, 160 by 200: flat shapes in the theme's five inks. */
const drawings: Record<PrintName, ReactElement> = {
  stalls: (
    <>
      {ground(THIRD)}
      <Stall x={8} y={72} fill={INK} />
      <Stall x={84} y={98} fill={ACCENT} />
      <circle cx="80" cy="36" r="16" fill={ACCENT} />
    </>
  ),
  tide: (
    <>
      {ground(SECOND)}
      <circle cx="80" cy="80" r="52" fill={THIRD} />
      <circle cx="80" cy="80" r="32" fill={ACCENT} />
      {wave(118, ACCENT)}
      {wave(142, THIRD)}
      {wave(164, FOURTH)}
    </>
  ),
  lamp: (
    <>
      {ground(INK)}
      <path d="M80 20L10 150h140z" fill={SECOND} opacity="0.9" />
      <circle cx="80" cy="30" r="17" fill={THIRD} />
      <path d="M0 136h160v14H0z" fill={ACCENT} />
      <path d="M0 150h160v60H0z" fill={THIRD} />
      {[16, 56, 96, 136].map((x) => (
        <ellipse key={x} cx={x} cy="134" rx="15" ry="5" fill={WHITE} />
      ))}
    </>
  ),
  lantern: (
    <>
      {ground(INK)}
      <path d="M80 0v44" stroke={THIRD} strokeWidth="4" />
      <ellipse cx="80" cy="96" rx="46" ry="52" fill={SECOND} />
      <path d="M80 44v104M52 55q-14 41 0 82M108 55q14 41 0 82" fill="none" stroke={ACCENT} strokeWidth="5" />
      <path d="M60 42h40v10H60zM60 140h40v10H60z" fill={THIRD} />
      {wave(172, FOURTH)}
    </>
  ),
  ferry: (
    <>
      {ground(THIRD)}
      <circle cx="122" cy="44" r="22" fill={ACCENT} />
      <path d="M38 92h72v34H38z" fill={WHITE} />
      <path d="M46 100h14v14H46zM68 100h14v14H68zM90 100h14v14H90z" fill={INK} />
      <path d="M64 62h16v30H64z" fill={ACCENT} />
      <path d="M14 126h132l-20 40H34z" fill={INK} />
      {wave(158, FOURTH)}
      {wave(180, ACCENT)}
    </>
  ),
  shell: (
    <>
      {ground(FOURTH)}
      <path d="M80 160C20 140 16 70 80 44c64 26 60 96 0 116z" fill={WHITE} />
      <path d="M80 150C40 130 40 80 80 62c40 18 40 68 0 88z" fill={THIRD} />
      <circle cx="80" cy="112" r="15" fill={INK} />
      {wave(176, SECOND)}
    </>
  ),
  float: (
    <>
      {ground(INK)}
      <path d="M112 30a36 36 0 1 0 18 60 30 30 0 1 1-18-60z" fill={THIRD} />
      <path d="M18 134h124v14H18z" fill={SECOND} />
      <path d="M34 148h10v30H34zM116 148h10v30h-10z" fill={SECOND} />
      <path d="M50 110h44v24H50z" fill={ACCENT} />
      <path d="M94 116h10a8 8 0 0 1 0 14H94z" fill={ACCENT} />
      {wave(166, FOURTH)}
    </>
  ),
};

/** Whether a drawing of this name is there. */
export const isPrint = (name: string): name is PrintName => Object.hasOwn(drawings, name);

/** A print by its name; nothing for an unknown one. */
export default function Print({ name }: { name: string }) {
  if (!isPrint(name)) return null;
  return (
    <svg viewBox="0 0 160 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
      {drawings[name]}
    </svg>
  );
}
