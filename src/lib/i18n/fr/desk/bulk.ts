import type { Translated } from '#engine/form/languages/messages.ts';
import type * as en from '../../en/desk/bulk.ts';

/** Texts of bulk actions, in French. */
export const bulk: Translated<typeof en.bulk> = {
  title: 'Lignes sélectionnées',
  choose: 'Sélectionner {name}',
  choose_loaded: 'Sélectionner les lignes chargées',
  chosen: '{count, plural, one {# sélectionnée} other {# sélectionnées}}',
  hidden: '{count, plural, one {(# hors de cette liste)} other {(# hors de cette liste)}}',
  all: '{count, plural, one {Sélectionner le seul résultat} other {Sélectionner les # résultats}}',
  clear: 'Tout désélectionner',
  open: { tag: 'Étiqueter', export: 'Exporter', cancel: 'Annuler…' },
  too_many: 'Cette action accepte au plus {count} lignes. Utilisez les filtres pour en sélectionner moins.',
  tag_title: '{count, plural, one {Étiqueter # ligne} other {Étiqueter # lignes}}',
  tag_add: 'Étiquettes à ajouter',
  tag_hint: 'Séparez-les par des virgules.',
  tag_remove: 'Étiquettes à retirer',
  tag_count: '{tag} ({count})',
  tag_first: 'Saisissez une étiquette, ou choisissez-en une à retirer.',
  tag_adds:
    '{count, plural, =0 {Aucune ligne ne reçoit « {tag} ».} one {# ligne reçoit « {tag} ».} other {# lignes reçoivent « {tag} ».}}',
  tag_had: '{count, plural, one {# a déjà « {tag} ».} other {# ont déjà « {tag} ».}}',
  tag_removes: '{count, plural, one {# ligne perd « {tag} ».} other {# lignes perdent « {tag} ».}}',
  tag_do:
    '{count, plural, one {Modifier les étiquettes de # ligne} other {Modifier les étiquettes de # lignes}}',
  export_title: 'Exporter',
  export_format: 'Fichier',
  formats: { csv: 'CSV', xlsx: 'Excel' },
  export_do: { csv: 'Exporter en CSV', xlsx: 'Exporter en Excel' },
  export_says:
    '{count, plural, one {Le fichier contient # ligne} other {Le fichier contient # lignes}}, avec toutes les réponses : {type}.',
  export_left:
    '{count, plural, one {# ligne d’un autre type est laissée de côté.} other {# lignes d’autres types sont laissées de côté.}}',
  export_nothing: 'Les groupes ne peuvent pas être exportés. Sélectionnez des inscriptions ou des demandes.',
  cancel_title: 'Annuler des inscriptions',
  cancel_reason: 'Raison',
  cancel_choose: 'Choisir une raison',
  cancel_reason_first: 'Choisissez d’abord une raison.',
  cancel_nothing: 'Aucune des lignes sélectionnées ne peut être annulée.',
  cancel_says:
    '{count, plural, one {# inscription est annulée} other {# inscriptions sont annulées}}, avec le remboursement prévu par la politique d’annulation.',
  cancel_back:
    'Remboursement de {amount} en tout, pour {count, plural, one {# inscription} other {# inscriptions}}.',
  cancel_frees:
    '{count, plural, =0 {Leurs places sont libérées.} one {Leurs places et # réservation sont libérées.} other {Leurs places et # réservations sont libérées.}} Les personnes en liste d’attente les reçoivent.',
  cancel_voids:
    '{count, plural, one {Une facture impayée est annulée.} other {# factures impayées sont annulées.}}',
  cancel_mails:
    '{count, plural, one {# personne reçoit un courriel.} other {# personnes reçoivent chacune un courriel.}}',
  cancel_final: 'Une annulation est définitive. Vous pouvez arrêter l’opération en cours de route.',
  cancel_notify: 'Aviser toutes les personnes par courriel',
  cancel_do: '{count, plural, one {Annuler # inscription} other {Annuler # inscriptions}}',
  skipped: {
    not_submitted:
      '{count, plural, one {# est ignorée, car elle n’est pas envoyée.} other {# sont ignorées, car elles ne sont pas envoyées.}}',
    cancelled:
      '{count, plural, one {# est ignorée, car elle est déjà annulée.} other {# sont ignorées, car elles sont déjà annulées.}}',
    no_registration:
      '{count, plural, one {# est ignorée, car c’est un groupe ou une demande.} other {# sont ignorées, car ce sont des groupes ou des demandes.}}',
    paying:
      '{count, plural, one {# est ignorée, car un paiement est en cours ou elle figure sur la facture impayée d’un groupe.} other {# sont ignorées, car un paiement est en cours ou elles figurent sur la facture impayée d’un groupe.}}',
  },
};
