/** The five art colours and the paper of the theme, for the fills of tiles. */
export const paint = {
  ink: 'var(--art-1)',
  accent: 'var(--art-2)',
  second: 'var(--art-3)',
  third: 'var(--art-4)',
  fourth: 'var(--art-5)',
  paper: 'var(--art-paper)',
  white: '#fff',
} as const;

/** The ground of a tile, 100 by 100. */
export const ground = { width: 100, height: 100 } as const;
