import { expect, test } from 'vitest'
import { languageOf } from './language.ts'

const [en, fr] = [languageOf(['en']), languageOf(['fr'])]

test.each([
  ['tents', 'tent'],
  ['boxes', 'box'],
  ['watches', 'watch'],
  ['shoes', 'shoe'],
  ['accessories', 'accessory'],
  ['women', 'woman'],
  ['glass', 'glass'],
  ['20s', '20s'],
])('English %s is a form of %s', (word, lemma) => expect(en.lemma(word)).toBe(lemma))

test.each([
  ['tentes', 'tente'],
  ['bateaux', 'bateau'],
  ['chevaux', 'cheval'],
  ['bijoux', 'bijou'],
  ['sacs', 'sac'],
  ['bas', 'bas'],
  ['velos', 'velo'],
])('French %s is a form of %s', (word, lemma) => expect(fr.lemma(word)).toBe(lemma))

test.each([
  ['verte', 'vert'],
  ['vertes', 'verts'],
  ['isolee', 'isole'],
  ['isolees', 'isoles'],
  ['grise', 'gris'],
  ['legere', 'leger'],
  ['chaleureuse', 'chaleureux'],
])('French %s and %s share a stem', (one, other) => expect(fr.stem(one)).toBe(fr.stem(other)))

test.each([
  ['hike', 'hiking'],
  ['padded', 'padding'],
  ['running', 'run'],
  ['insulated', 'insulating'],
  ['tent', 'tents'],
])('English %s and %s share a stem', (one, other) => expect(en.stem(one)).toBe(en.stem(other)))

test('words of one lemma share a stem', () => {
  for (const word of ['tentes', 'bottes', 'chaudes', 'sacs', 'bas', 'manteaux'])
    expect(fr.stem(fr.lemma(word))).toBe(fr.stem(word))
  for (const word of ['tents', 'boxes', 'women', 'hikes', 'shoes', 'glasses'])
    expect(en.stem(en.lemma(word))).toBe(en.stem(word))
})

test.each([
  ['manto', 'manteaux'],
  ['iver', 'hivers'],
  ['kanoe', 'canot'],
  ['kayac', 'kayaks'],
  ['botes', 'bottes'],
  ['fame', 'femmes'],
  ['tante', 'tentes'],
  ['inpermeable', 'impermeables'],
  ['chossur', 'chaussures'],
  ['mayo', 'maillots'],
])('French %s sounds as %s', (one, other) => {
  expect(fr.phonetic?.(one)).toBeDefined()
  expect(fr.phonetic?.(one)).toBe(fr.phonetic?.(other))
})

test.each([
  ['place', 'plaque'],
  ['botte', 'beau'],
  ['rose', 'rosse'],
  ['mange', 'mangue'],
])('French %s does not sound as %s', (one, other) => expect(fr.phonetic?.(one)).not.toBe(fr.phonetic?.(other)))

test.each(['bas', 'pain', 'gants'])('%s is too short to have homophones', (word) =>
  expect(fr.phonetic?.(word)).toBeUndefined(),
)

test('stop words', () =>
  expect([en.isStopWord('with'), fr.isStopWord('avec'), en.isStopWord('tent')]).toEqual([true, true, false]))

test.each(['__proto__', 'constructor', 'toString'])('%s is not a language that is known', (code) => {
  const { lemma, stem, isStopWord } = languageOf([code])
  expect([lemma('tents'), stem('tents'), isStopWord('the')]).toEqual(['tents', 'tents', false])
})
