import type { ConditionWords } from './condition-words.ts';

/** How conditions are said in French. */
export const fr: ConditionWords = {
  because: 'Omise, car {facts}.',
  dependsOn: 'Elle paraît ou non selon {questions}.',
  otherwise: 'Omise en raison de vos réponses ou de vos choix précédents.',
  askedIf: 'Elle paraît si {demands}.',
  answered: 'vous avez répondu {value} à {question}',
  unanswered: '{question} est sans réponse',
  chose: 'vous avez choisi {value} sous {question}',
  unchosen: 'rien n’est choisi sous {question}',
  answerIs: 'vous répondez {value} à {question}',
  answerIsNot: 'votre réponse à {question} n’est pas {value}',
  answerHas: '{value} figure parmi vos réponses à {question}',
  answerLacks: '{value} ne figure pas parmi vos réponses à {question}',
  answerGiven: 'vous répondez à {question}',
  answerBlank: 'vous laissez {question} sans réponse',
  above: 'vous répondez plus de {value} à {question}',
  below: 'vous répondez moins de {value} à {question}',
  atLeast: 'vous répondez {value} ou plus à {question}',
  atMost: 'vous répondez {value} ou moins à {question}',
  choiceIs: 'vous choisissez {value} sous {question}',
  choiceIsNot: 'vous choisissez autre chose que {value} sous {question}',
};
