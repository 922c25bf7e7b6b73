import { expect, test } from 'vitest'
import type { Locale } from '../domain/locale.ts'
import { staffText, type StaffMessage } from './staff-words.ts'

test.each<[Locale, StaffMessage, Record<string, number | string>, string]>([
  ['en', 'sale_chosen', { n: 1 }, '1 product chosen'],
  ['en', 'sale_chosen', { n: 2 }, '2 products chosen'],
  ['fr', 'sale_chosen', { n: 1 }, '1 produit choisi'],
  ['fr', 'sale_chosen', { n: 2 }, '2 produits choisis'],
  ['en', 'sale_sum', { variants: 1, products: 1 }, '1 price of 1 product changes.'],
  ['en', 'sale_sum', { variants: 4, products: 1 }, '4 prices of 1 product change.'],
  ['en', 'sale_sum', { variants: 4, products: 2 }, '4 prices of 2 products change.'],
  ['en', 'sale_sum', { variants: 0, products: 0 }, '0 prices of 0 products change.'],
  ['fr', 'sale_sum', { variants: 1, products: 1 }, '1 prix de 1 produit change.'],
  ['fr', 'sale_sum', { variants: 4, products: 1 }, '4 prix de 1 produit changent.'],
  ['fr', 'sale_sum', { variants: 4, products: 2 }, '4 prix de 2 produits changent.'],
  ['fr', 'sale_sum', { variants: 0, products: 0 }, '0 prix de 0 produit change.'],
  ['en', 'sale_lower', { n: 1 }, '1 is already lower and doesn’t change.'],
  ['fr', 'sale_lower', { n: 1 }, '1 est déjà plus bas et ne change pas.'],
  ['fr', 'sale_faults', { n: 1 }, '1 ne peut pas être réduit ainsi et ne change pas.'],
  ['fr', 'exchange_linesMore', { lines: '2, 3', n: 1, wrong: 'x' }, 'Lignes 2, 3 et 1 autre\u00a0: x'],
])('%s: %s of %j is “%s”', (locale, message, values, text) => expect(staffText(locale, message, values)).toBe(text))
