import type { en } from './en-conditions.ts';
import type { Translated } from './messages.ts';

/** Conditions in words, in French. */
export const fr: Translated<typeof en> = {
  because: 'Omise, car {facts}.',
  dependsOn: 'Son affichage dépend de {questions}.',
  otherwise: 'Omise en raison de vos réponses ou de vos choix précédents.',
  askedIf: 'Elle s’affiche si {demands}.',
  answered: 'vous avez répondu {value} à {question}',
  unanswered: '{question} est sans réponse',
  chose: 'vous avez choisi {value} pour {question}',
  unchosen: 'rien n’est choisi pour {question}',
  answerIs: 'vous répondez {value} à {question}',
  answerIsNot: 'votre réponse à {question} n’est pas {value}',
  answerHas: 'vos réponses à {question} comprennent {value}',
  answerLacks: 'vos réponses à {question} ne comprennent pas {value}',
  answerGiven: 'vous répondez à {question}',
  answerBlank: 'vous laissez {question} sans réponse',
  above: 'vous répondez plus de {value} à {question}',
  below: 'vous répondez moins de {value} à {question}',
  atLeast: 'vous répondez {value} ou plus à {question}',
  atMost: 'vous répondez {value} ou moins à {question}',
  choiceIs: 'vous choisissez {value} pour {question}',
  choiceIsNot: 'vous choisissez autre chose que {value} pour {question}',
};
