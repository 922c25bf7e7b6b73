import { en } from '@payloadcms/translations/languages/en'
import { fr } from '@payloadcms/translations/languages/fr'
import { expect, test } from 'vitest'
import { struckIn } from '../../messages/struck-words.ts'
import { payloadFrench } from './payload-french.ts'

const flat = ({ translations }: { translations: object }) =>
  new Map(
    Object.entries(translations as Record<string, Record<string, string>>).flatMap(([part, words]) =>
      Object.entries(words).map(([key, text]) => [`${part}:${key}`, text] as const),
    ),
  )
const [english, theirs, ours] = [flat(en), flat(fr), flat(payloadFrench)]
const holes = (text = '') => [...text.matchAll(/\{\{.*?\}\}|<\/?\d>/g)].map(([hole]) => hole).toSorted()

test('every word of Payload has its French, and none is made up', () =>
  expect([...ours.keys()]).toEqual([...theirs.keys()]))

// Gender is in the words of the collections; `_many` and the like are French alone.
test('every message fills in nothing that the English one does not', () =>
  expect(
    [...ours].filter(([key, text]) => {
      const known = holes(english.get(key) ?? theirs.get(key))
      return holes(text).some((hole) => !known.includes(hole))
    }),
  ).toEqual([]))

test('every message is in Canadian French', () =>
  expect(
    [...ours].filter(([, text]) =>
      /e-mail|nouveau ou nouvelle|\.\.\.|\w'\w|\S[!?]|[^\u00a0\s/ps](?<!\u00a0):(?!\/\/)/i.test(text),
    ),
  ).toEqual([]))

test('no message says a word that is struck', () =>
  expect([...ours].filter(([, text]) => struckIn(text, 'fr').length > 0)).toEqual([]))

test('what was wrong is right', () => {
  expect(ours.get('fields:addLabel')).toBe('Ajouter\u00a0: {{label}}')
  expect(ours.get('general:locale')).toBe('Langue du contenu\u00a0')
  expect(ours.get('general:locales')).toBe('Langues du contenu\u00a0')
  expect(ours.get('version:modifiedOnly')).toBe('Seulement ce qui a changé')
  expect(ours.get('version:currentlyViewing')).toBe('Version affichée')
  expect(ours.get('version:status')).toBe('État\u00a0')
  expect(['of', 'true', 'false'].map((key) => ours.get(`general:${key}`))).toEqual(['sur', 'Oui', 'Non'])
  expect(ours.get('general:schedulePublishFor')).toBe('Programmer la publication : {{title}}')
  expect(ours.get('general:createNew')).toBe('Créer')
  expect(ours.get('authentication:forgotPasswordQuestion')).toBe('Mot de passe oublié\u00a0?')
  expect(ours.get('general:perPage')).toBe('Par page\u00a0: {{limit}}')
})
