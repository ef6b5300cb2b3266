import type { X509Certificate } from 'node:crypto';

/** The type of pass and the team that a certificate of Apple's is for, as its subject says; undefined of any other. */
export function passOwner({ subject }: X509Certificate): { passType: string; team: string } | undefined {
  const said = (name: string) => new RegExp(String.raw`(?:^|\+ )${name}=([\w.-]+)`, 'm').exec(subject)?.[1];
  const [passType, team] = [said('UID'), said('OU')];
  return passType === undefined || team === undefined ? undefined : { passType, team };
}
