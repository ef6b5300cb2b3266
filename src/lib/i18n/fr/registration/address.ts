import type { registration as english } from '../../en/registration.ts';

/** Textes : l’adresse courriel d’une inscription ou d’un dossier, et comment la modifier. */
export const address: (typeof english)['address'] = {
  title: 'Adresse courriel',
  own: 'Nous envoyons tout à',
  change: 'Modifier',
  changeHidden: 'l’adresse courriel',
  dialogTitle: 'Modifier votre adresse courriel',
  openText:
    'Dorénavant, nous enverrons tout à la nouvelle adresse, et c’est avec elle que vous ouvrirez cette page.',
  submittedText:
    'Nous écrirons aux deux adresses. La nouvelle doit être confirmée. D’ici là, {email} ouvre encore cette page.',
  email: 'Nouvelle adresse courriel',
  do: 'Modifier l’adresse',
  doing: 'Modification…',
  keep: 'Garder mon adresse',
  close: 'Fermer',
  changed: 'L’adresse est maintenant {email}.',
  waitingTitle: 'Confirmez {email}',
  waitingText:
    'Nous avons écrit aux deux adresses. Ouvrez le lien du message envoyé à {email}. D’ici là, {former} ouvre aussi cette page.',
  again: 'Renvoyer le lien',
  sentAgain: 'Le lien a été renvoyé à {email}.',
  back: 'Revenir à l’ancienne',
};
