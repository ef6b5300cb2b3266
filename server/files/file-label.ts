const longest = 120;

const extensions = {
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/webp': ['webp'],
  'application/pdf': ['pdf'],
} as const;

/**
 * A file's name for display: the sender's, without folders, control and direction characters, at most 120 characters,
 * with its type's extension. It is never used to find or open anything.
 */
export function fileLabel(sent: string, type: keyof typeof extensions): string {
  const last = sent.split(/[\\/]/).at(-1) ?? '';
  // Cc and Cf contain line breaks and characters that make `fdp.exe` look like `exe.pdf`; unpaired surrogates cannot be
  // stored.
  const plain = last.replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '').replace(/^[\s.]+|[\s.]+$/g, '');
  const [usual, ...others] = extensions[type];
  const dot = plain.lastIndexOf('.');
  const ending = plain.slice(dot + 1).toLowerCase();
  const isRight = dot > 0 && [usual, ...others].some((each) => each === ending);
  const stem = isRight ? plain.slice(0, dot) : plain;
  const end = `.${isRight ? plain.slice(dot + 1) : usual}`;
  return `${[...(stem || 'file')].slice(0, longest - end.length).join('')}${end}`;
}
