import { expect, test } from 'vitest'
import { setShopName } from '../../domain/shop-name.ts'
import { tabTitle, titleSuffix } from './view-titles.ts'

test('the tab of a view of ours is in the language of the admin', () => {
  expect(tabTitle(['visits'], 'fr')).toBe('Visites · Portage')
  expect(tabTitle(['visits'], 'en')).toBe('Visits · Portage')
  expect(tabTitle(['sales-report'], 'fr')).toBe('Rapport des ventes · Portage')
})

test('it names the shop as the merchant does', () => {
  setShopName('Boréal Plein Air')
  expect([tabTitle(['visits'], 'fr'), titleSuffix()]).toEqual(['Visites · Boréal Plein Air', ' · Boréal Plein Air'])
  setShopName(undefined)
})

test('Payload names the other views itself', () => {
  expect(tabTitle(undefined, 'fr')).toBeUndefined()
  expect(tabTitle(['collections', 'visits'], 'fr')).toBeUndefined()
})
