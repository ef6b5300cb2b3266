import type { eventWords as english } from '../en/event.ts';
import type { WordsAs } from '../words.ts';

/** French words of a document of kind `event`. */
export const eventWords: WordsAs<typeof english> = {
  event: [
    'Événement',
    'Ce que sert un nom d’hôte\u00a0: noms, dates, langues, apparence, parcours et options.',
  ],
  'event.event_code': [
    'Code de l’événement',
    'Le code court de l’événement en majuscules, comme dans les appels et les exportations.',
  ],
  'event.client_code': ['Code du client', 'Le code court de l’organisme derrière l’événement.'],
  'event.hosts': ['Noms d’hôte', 'Les noms d’hôte auxquels répond cet événement.'],
  'event.name': ['Nom de l’événement', 'Le nom de l’événement sur ses pages, ses courriels et ses billets.'],
  'event.client_name': ['Organisme', 'Le nom de l’organisme derrière l’événement.'],
  'event.location': ['Lieu', 'Où il a lieu, en quelques mots.'],
  'event.type': ['Formule', 'I en personne, O en ligne, H les deux.'],
  'event.dates': ['Dates', 'Le premier et le dernier jour de l’événement.'],
  'event.dates.start': ['Premier jour', 'Le jour où il commence.'],
  'event.dates.end': ['Dernier jour', 'Le jour où il se termine.'],
  'event.timezone': ['Fuseau horaire', 'Nom IANA du fuseau dont l’événement suit l’heure.'],
  'event.languages': ['Langues', 'Les langues dans lesquelles on peut lire le site.'],
  'event.language': ['Langue par défaut', 'La langue affichée à qui n’en a choisi aucune.'],
  'event.client_logo': ['Logo de l’organisme', 'Adresse du logo de l’organisme.'],
  'event.event_logo': ['Logo de l’événement', 'Adresse du logo de l’événement.'],
  'event.theme': ['Thème', 'L’apparence des pages, des documents et des billets.'],
  'event.theme.theme_type': [
    'Apparence',
    'Le style de dessin commun aux pages, aux documents et aux billets.',
  ],
  'event.theme.theme_system': [
    'Couleurs et caractères',
    'Les couleurs, polices et coins dont le reste est dérivé.',
  ],
  'event.theme.theme_system.ink': ['Encre', 'La couleur du texte et des bandeaux foncés.'],
  'event.theme.theme_system.accent': [
    'Accent',
    'La couleur des boutons, des liens et du repère de sélection.',
  ],
  'event.theme.theme_system.second': ['Deuxième couleur', 'La deuxième couleur des illustrations.'],
  'event.theme.theme_system.third': ['Troisième couleur', 'La troisième couleur des illustrations.'],
  'event.theme.theme_system.fourth': ['Quatrième couleur', 'La quatrième couleur des illustrations.'],
  'event.theme.theme_system.font_display': ['Police des titres', 'La police de caractères des titres.'],
  'event.theme.theme_system.font_text': ['Police du texte', 'La police de tout ce qui n’est pas un titre.'],
  'event.theme.theme_system.display_weight': ['Graisse des titres', 'L’épaisseur des titres, de 200 à 900.'],
  'event.theme.theme_system.display_stretch': [
    'Largeur des titres',
    'La largeur des lettres des titres en pourcentage, si la police le permet.',
  ],
  'event.theme.theme_system.display_tracking': [
    'Espacement des titres',
    'L’espace entre les lettres des titres, en millièmes de cadratin.',
  ],
  'event.theme.theme_system.display_leading': [
    'Interligne des titres',
    'La hauteur d’une ligne de titre, en pourcentage de sa taille.',
  ],
  'event.theme.theme_system.radius': ['Coins', 'L’arrondi des cartes et des champs, en px ou en rem.'],
  'event.theme.theme_system.radius_button': ['Coins des boutons', 'L’arrondi des boutons, en px ou en rem.'],
  'event.days': ['Journées', 'Les journées de l’événement, dans l’ordre.'],
  'event.days.code': [
    'Code de la journée',
    'Désigne la journée dans les inscriptions, les plages et les prix.',
  ],
  'event.days.label': ['Nom', 'Le nom de la journée.'],
  'event.days.date': ['Date', 'Le jour du calendrier.'],
  'event.days.hours': [
    'Heures d’ouverture',
    'De quand à quand les portes sont ouvertes, comme le disent les billets.',
  ],
  'event.days.doors': [
    'Ouverture des portes',
    'L’heure d’ouverture des portes sur place\u00a0; le téléphone affiche le billet dès ce moment.',
  ],
  'event.days.closes': [
    'Heure de fermeture',
    'Fin de la journée, le lendemain si elle ne suit pas l’ouverture des portes\u00a0; sans elle, les entrées d’agenda durent toute la journée.',
  ],
  'event.tracks': ['Parcours', 'Les façons de participer auxquelles on s’inscrit.'],
  'event.tracks.ID': ['Identifiant', 'Ce qui identifie le parcours dans ce qui est enregistré.'],
  'event.tracks.code': ['Code du parcours', 'Désigne le parcours dans les autres documents.'],
  'event.tracks.name': ['Nom', 'Le nom du parcours.'],
  'event.tracks.description': ['Description', 'Ce qu’est le parcours, en une phrase ou deux.'],
  'event.tracks.picture': ['Image', 'Ce qui accompagne le parcours là où on le choisit.'],
  'event.tracks.seo': ['Nom dans les adresses', 'Le nom du parcours dans les adresses des pages.'],
  'event.tracks.modes': ['Modes', 'Si l’on participe en ligne, en personne ou des deux façons.'],
  'event.tracks.timezone': [
    'Fuseau horaire',
    'Nom IANA du fuseau dans lequel les heures du parcours s’affichent.',
  ],
  'event.tracks.capacity': [
    'Places',
    'Le nombre de places du parcours\u00a0; sans autre limite que celle de l’événement si rien n’est dit.',
  ],
  'event.tracks.kept': ['Places réservées', 'Combien de ces places l’équipe organisatrice garde pour elle.'],
  'event.options': ['Options', 'Le comportement de l’inscription, du menu et de la liste d’attente.'],
  'event.options.capacity': [
    'Places en tout',
    'Les places de tout l’événement\u00a0; sans limite si rien n’est dit.',
  ],
  'event.options.registration_open': [
    'Inscriptions ouvertes',
    'N empêche de commencer une inscription\u00a0; celles qui sont commencées peuvent se terminer.',
  ],
  'event.options.registration_workshops': [
    'Choix d’ateliers',
    'Y permet de réunir des ateliers sous «\u00a0Mes ateliers\u00a0».',
  ],
  'event.options.website_homepage_active': [
    'Page d’accueil',
    'Ce que montre l’accueil pour l’instant\u00a0: le site, ou une seule page sans rien autour.',
  ],
  'event.options.website_menu_manage_registration': [
    'Gestion au menu',
    'Y ajoute au menu la gestion de son inscription.',
  ],
  'event.options.website_menu_submenu_activated': ['Sous-menus', 'N affiche le menu sans ses sous-menus.'],
  'event.options.lookup_reveals': [
    'Recherche explicite',
    'Y dit clairement qu’une adresse n’a aucune inscription\u00a0; N répond de la même façon dans les deux cas.',
  ],
  'event.options.waitlist': [
    'Liste d’attente',
    'Y propose une liste d’attente quand l’événement ou un parcours est complet.',
  ],
  'event.options.waitlist_offer_hours': [
    'Durée de l’offre',
    'Le nombre d’heures où une place libérée est gardée pour la personne suivante\u00a0; 24 si rien n’est dit.',
  ],
  'event.options.hold_minutes': [
    'Durée de retenue',
    'Le nombre de minutes où ce qui est choisi reste retenu\u00a0; 15 si rien n’est dit.',
  ],
  'event.options.hold_cap_minutes': [
    'Retenue maximale',
    'Le nombre total de minutes où une retenue peut être prolongée\u00a0; 60 si rien n’est dit.',
  ],
  'event.map': [
    'Carte',
    'Les tuiles sur lesquelles les lieux s’affichent\u00a0; sans elles, une carte est un croquis.',
  ],
  'event.map.tiles': [
    'Adresse des tuiles',
    'Adresse d’une tuile, avec {z}, {x} et {y} pour le zoom, la colonne et la rangée.',
  ],
  'event.map.attribution': ['Mention', 'À qui l’on doit les tuiles\u00a0; la mention figure sur la carte.'],
  'event.map.attribution_link': ['Lien de la mention', 'Où mène la mention.'],
  'event.map.max_zoom': [
    'Zoom maximal',
    'Le zoom le plus proche pour lequel il existe des tuiles, de 1 à 22.',
  ],
  'event.analytics': [
    'Mesure d’audience',
    'Les services qui mesurent les visites\u00a0; aucun si rien n’est dit.',
  ],
  'event.analytics.heatmap': [
    'Cartes de chaleur',
    'Le service qui montre où l’on pointe et comment une visite se déroule.',
  ],
  'event.analytics.heatmap.service': ['Service', 'Le service qui fournit les cartes de chaleur.'],
  'event.analytics.heatmap.track': ['Mesure active', 'N garde le nom du site et ne mesure rien.'],
  'event.analytics.heatmap.site': ['Identifiant du site', 'Le nom que le service donne à ce site.'],
  'event.analytics.product': ['Analyse d’utilisation', 'Le service qui compte ce que l’on fait sur le site.'],
  'event.analytics.product.flag': ['Comptage actif', 'N garde la clé et ne compte rien.'],
  'event.analytics.product.key': ['Clé du projet', 'La clé publique du projet auprès du service.'],
  'event.analytics.product.region': [
    'Région',
    'Où le service garde les données\u00a0: en Europe ou aux États-Unis.',
  ],
  'event.analytics.bugs': [
    'Rapports d’erreurs',
    'Le service qui reçoit les erreurs survenues dans les pages.',
  ],
  'event.analytics.bugs.service': ['Service', 'Le service qui reçoit les erreurs.'],
  'event.analytics.bugs.flag': ['Rapports actifs', 'N garde la clé et ne signale rien.'],
  'event.analytics.bugs.key': ['Clé du chargeur', 'La clé publique du chargeur de ce service.'],
  'event.analytics.bugs.region': [
    'Région',
    'Où le service garde les rapports\u00a0: en Europe ou aux États-Unis.',
  ],
  'event.analytics.tags': ['Gestion de balises', 'Le conteneur de balises que charge le site.'],
  'event.analytics.tags.container': ['Conteneur', 'Le nom du conteneur, qui commence par GTM-.'],
  'event.lists': [
    'Listes',
    'Des listes de choix nommées, auxquelles les champs renvoient au lieu d’avoir les leurs.',
  ],
  'event.words': [
    'Mots de l’événement',
    'Les mots de l’événement à la place de ceux du produit, par nom de texte.',
  ],
  'event.privacy_notice': [
    'Avis de confidentialité',
    'Ce qui est fait des renseignements personnels\u00a0; peut être en HTML.',
  ],
  'event.retention': [
    'Conservation',
    'Quand les renseignements personnels sont effacés\u00a0; jamais d’office si rien n’est dit.',
  ],
  'event.retention.days': [
    'Effacement après',
    'Le nombre de jours après la fin où les renseignements personnels sont effacés.',
  ],
  'event.retention.notice_days': [
    'Préavis',
    'Le nombre de jours de préavis à l’équipe organisatrice\u00a0; 14 si rien n’est dit.',
  ],
  'event.contact_email': [
    'Courriel de contact',
    'L’adresse à laquelle le public écrit à l’équipe organisatrice.',
  ],
  'event.live_domain': ['Domaine public', 'Le domaine où le public trouve l’événement.'],
  'event.test_domain': ['Site d’essai', 'Y indique que cet événement se trouve sur un hôte d’essai.'],
  'event.testable': ['Essais permis', 'N renvoie le public d’un site d’essai vers le domaine public.'],
};
