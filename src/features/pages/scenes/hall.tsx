import { Backdrop } from './backdrop.tsx';

/** A great hall with a colonnade under a curved roof. */
export function Hall() {
  return (
    <>
      <Backdrop fill="var(--art-3)" />
      <circle cx="352" cy="66" r="30" fill="var(--art-4)" />
      <path d="M28 150C110 40 310 40 392 150z" fill="var(--art-1)" />
      <path d="M64 150C132 74 288 74 356 150z" fill="var(--art-2)" />
      <rect x="44" y="150" width="332" height="18" fill="var(--art-paper)" />
      <rect x="44" y="168" width="332" height="92" fill="var(--art-2)" />
      {[60, 112, 164, 238, 290, 342].map((x) => (
        <rect key={x} x={x} y="168" width="18" height="92" fill="var(--art-paper)" />
      ))}
      <path d="M190 260v-52a20 20 0 0 1 40 0v52z" fill="var(--art-3)" />
      <rect x="20" y="260" width="380" height="14" fill="var(--art-1)" />
      <Backdrop from={274} fill="var(--art-5)" />
    </>
  );
}
