/** Words that more than one screen uses: counted nouns, answers, states. */
export const common = {
  title: 'Farkle',
  yes: 'oui',
  no: 'non',
  on: 'oui',
  off: 'non',
  none: 'aucun',
  points_one: '{{count}} point',
  points_many: '{{count}} de points',
  points_other: '{{count}} points',
  tooSmall:
    'Cette fenêtre fait {{columns}}×{{rows}}. Agrandissez-la à {{leastColumns}}×{{leastRows}} au moins pour voir le jeu. Rien n’est perdu en attendant.',
  failed: 'Cela n’a pas marché. Essayez encore une fois.',
  broken:
    'Un problème est survenu de notre côté, et cet écran ne peut pas s’afficher. Votre place et vos points sont en sécurité.',
  brokenWhat: 'Appuyez sur une touche pour réessayer. Si cela ne suffit pas, reconnectez-vous.',
  full: 'Le serveur est complet. Revenez dans un moment.',
  endQuit: 'Au revoir. Revenez quand vous voulez.',
  endSeatKept: 'Votre place à la table {{table}} est conservée : reconnectez-vous pour la retrouver.',
  endReplaced: 'Vous jouez maintenant dans une autre fenêtre : celle-ci s’est donc fermée.',
  endShutdown:
    'Le serveur s’arrête. Les parties sont enregistrées : reconnectez-vous dans un instant pour continuer.',
  endTooSlow:
    'La connexion n’arrivait plus à suivre et a été fermée. Votre place vous attend : reconnectez-vous.',
} as const;
