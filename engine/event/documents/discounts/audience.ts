import type { Condition } from '../../../form/field/condition.ts';

/** The registrations that a code is for: those of a track, of a membership type, or of both. */
export type CodeAudience = { readonly track?: string; readonly membership?: string };

const NAMES = { track: 'registration.track', membership: 'registration.membershipType' } as const;

/** The condition of a code for an audience; undefined for everyone. */
export function conditionFor({ track, membership }: CodeAudience): Condition | undefined {
  const parts = [
    ...(track === undefined ? [] : [{ '==': [{ var: NAMES.track }, track] }]),
    ...(membership === undefined ? [] : [{ '==': [{ var: NAMES.membership }, membership] }]),
  ];
  return parts.length > 1 ? { and: parts } : parts[0];
}

/** The audience that a condition describes; undefined if it says anything else. */
export function audienceOf(when: Condition | undefined): CodeAudience | undefined {
  if (when === undefined || when === true) return {};
  if (typeof when !== 'object') return undefined;
  const audience: { track?: string; membership?: string } = {};
  const { and, ...others } = when;
  const parts =
    and === undefined ? [when] : Array.isArray(and) && Object.keys(others).length === 0 ? and : [];
  for (const part of parts) {
    const key = (['track', 'membership'] as const).find(
      (each) => comparedText(part, NAMES[each]) !== undefined,
    );
    if (!key || audience[key] !== undefined) return undefined;
    audience[key] = comparedText(part, NAMES[key]) ?? '';
  }
  return parts.length === 0 ? undefined : audience;
}

/** The text that a condition compares a name with; undefined if it is another condition. */
function comparedText(part: unknown, name: string): string | undefined {
  if (typeof part !== 'object' || part === null || !('==' in part)) return undefined;
  const operands: unknown = part['=='];
  if (!Array.isArray(operands) || operands.length !== 2 || Object.keys(part).length !== 1) return undefined;
  const [read, value] = operands as readonly unknown[];
  const isName = typeof read === 'object' && read !== null && 'var' in read && read.var === name;
  return isName && typeof value === 'string' ? value : undefined;
}
