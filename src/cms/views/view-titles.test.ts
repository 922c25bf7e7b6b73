import { expect, test } from 'vitest'
import { tabTitle } from './view-titles.ts'

test('the tab of a view of ours is in the language of the admin', () => {
  expect(tabTitle(['visits'], 'fr')).toBe('Visites · Portage')
  expect(tabTitle(['visits'], 'en')).toBe('Visits · Portage')
  expect(tabTitle(['sales-report'], 'fr')).toBe('Rapport des ventes · Portage')
})

test('Payload names the other views itself', () => {
  expect(tabTitle(undefined, 'fr')).toBeUndefined()
  expect(tabTitle(['collections', 'visits'], 'fr')).toBeUndefined()
})
