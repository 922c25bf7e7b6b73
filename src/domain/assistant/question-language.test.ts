import { expect, test } from 'vitest'
import { questionLanguage } from './question-language.ts'

test.each([
  ['How do I return something?', 'en'],
  ['Where is my order?', 'en'],
  ['do you have tents', 'en'],
  ['Do you have the Merino Plus socks at Montréal?', 'en'],
  ['Comment retourner un article ?', 'fr'],
  ['ou est ma commande', 'fr'],
  ['des bottes pour −20', 'fr'],
  ['Avez-vous le Lakehead Fleece Jacket?', 'fr'],
  ['Comment farter mes skis ?', 'fr'],
  ['bottes chaudes', undefined],
  ['rain jacket', undefined],
  ['pour over', undefined],
  ['', undefined],
] as const)('%j is asked in %s', (question, locale) => expect(questionLanguage(question)).toBe(locale))
