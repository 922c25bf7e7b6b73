import { expect, test } from 'vitest'
import { namedStores, namesPlace } from './named-stores.ts'

const stores = [
  { name: 'Montréal, Rosemont', city: 'Montréal' },
  { name: 'Montréal, Verdun', city: 'Montréal' },
  { name: 'Toronto, The Junction', city: 'Toronto' },
  { name: 'Winnipeg, Portage Avenue', city: 'Winnipeg' },
  { name: 'Laval', city: 'Laval' },
]

test.each([
  ['What are your hours in Montreal?', ['Montréal, Rosemont', 'Montréal, Verdun']],
  ['When does the Rosemont store close?', ['Montréal, Rosemont']],
  ['Is Montréal, Verdun open?', ['Montréal, Verdun']],
  ['Is the Junction open?', ['Toronto, The Junction']],
  ['When does Portage open?', []],
  ['the store on Portage Avenue', ['Winnipeg, Portage Avenue']],
  ['Is the Laval store open?', ['Laval']],
  ['Where are your stores?', []],
])('%s', (question, names) => expect(namedStores(stores, question, 'en').map(({ name }) => name)).toEqual(names))

test.each([
  ['en', 'Is there a store in Val-d’Or?', true],
  ['en', 'do you have a store near moncton', true],
  ['en', 'Find a store near me', false],
  ['en', 'Do you have stores in British Columbia?', false],
  ['en', 'Are your stores in the east open?', false],
  ['en', 'Where are your stores?', false],
  ['fr', 'Y a-t-il un magasin à Val-d’Or ?', true],
  ['fr', 'Avez-vous une succursale près de Rimouski ?', true],
  ['fr', 'Trouver un magasin près de chez moi', false],
  ['fr', 'Votre magasin a-t-il un stationnement ?', false],
  ['fr', 'À quelle heure ferme le magasin à Noël ?', false],
  ['fr', 'Où sont vos magasins ?', false],
] as const)('%s: %s names a place: %s', (locale, question, does) => expect(namesPlace(question, locale)).toBe(does))
