import { expect, test } from 'vitest'
import type { Locale } from '../locale.ts'
import type { Gender } from './product.ts'
import { shortName } from './short-name.ts'

test.each<[string, Gender[], Locale, string]>([
  ['Women’s Jackets', ['women', 'unisex'], 'en', 'Jackets'],
  ['Manteaux isolés pour femmes', ['women', 'unisex'], 'fr', 'Manteaux isolés'],
  ['Bottes et chaussures pour hommes', ['men'], 'fr', 'Bottes et chaussures'],
  ['Kids’ Footwear', ['kids'], 'en', 'Footwear'],
  ['Vêtements d’enfants de tous les jours', ['kids'], 'fr', 'Vêtements d’enfants de tous les jours'],
  ['Baby Gear', ['kids'], 'en', 'Baby Gear'],
  ['Men’s Jackets', ['women'], 'en', 'Men’s Jackets'],
  ['Women’s Jackets', [], 'en', 'Women’s Jackets'],
  ['Jackets', ['unisex'], 'en', 'Jackets'],
])('%s below a category for %j in %s is %s', (name, of, locale, short) =>
  expect(shortName(name, of, locale)).toBe(short),
)
