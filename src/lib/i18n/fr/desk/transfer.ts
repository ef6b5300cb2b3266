import type { Translated } from '#engine/form/languages/messages.ts';
import type { transfer as en } from '../../en/desk/transfer.ts';

/** Texts of transferring a registration to another person, in French. */
export const transfer: Translated<typeof en> = {
  stays: 'Tout ce qui est réservé et payé reste. L’adhésion aussi\u00a0: vérifiez à qui elle appartient.',
  asks: 'Les réponses personnelles sont supprimées. Il faudra répondre de nouveau à\u00a0: {steps}.',
  fills: 'Supprimées, et fermées aux personnes inscrites\u00a0: {steps}. Remplissez-les ensuite ici.',
  code: 'Un nouveau code est créé. {code} et {email} ne permettent plus d’ouvrir l’inscription.',
  tickets:
    '{count, plural, one {Son billet reçoit un nouveau code.} other {Ses # billets reçoivent de nouveaux codes.}}',
  invoice: 'La facture nº\u00a0{number} reste impayée\u00a0; elle est due par la nouvelle personne.',
  mails: 'Un courriel est envoyé à {email}, et un autre, avec le code, à la nouvelle personne.',
  final: 'C’est irréversible. Pour la rendre, il faut la transférer de nouveau.',
  enter: 'Entrez le nom et l’adresse courriel de la nouvelle personne.',
  do: 'Transférer',
  done: 'Transférée à {name}. Le nouveau code est {code}.',
};
