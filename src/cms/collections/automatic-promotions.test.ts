import { expect, test } from 'vitest'
import { promotions } from './automatic-promotions.ts'

test('staff find a promotion by its name in either language', () =>
  expect(promotions.admin?.listSearchableFields).toEqual(['nameEn', 'nameFr']))
