import { expect, test } from 'vitest'
import { questionsIn } from './question.ts'

const [free, christmas] = ['Is standard shipping free at $50 exactly?', 'And are you open on Christmas in Halifax?']
const [noel, livraison] = ['Êtes-vous ouverts le 25 décembre à Montréal ?', 'Combien coûte la livraison ?']

test.each([
  ['en', `${free} ${christmas}`, [free, christmas]],
  ['fr', `${noel} ${livraison}`, [noel, livraison]],
  ['en', `${free} ${christmas} Can I cancel my order?`, [free, christmas]],
] as const)('%s: the first two of a text that are about different things: %s', (locale, text, questions) =>
  expect(questionsIn(text, locale)).toEqual(questions),
)

test.each([
  ['en', 'Are you open today? When do you close?'],
  ['en', 'Do you have tents? How much is shipping?'],
  ['fr', 'Bonjour ! Où est ma commande ?'],
] as const)('%s: about one thing, a text is one question: %s', (locale, text) =>
  expect(questionsIn(text, locale)).toEqual([text]),
)
