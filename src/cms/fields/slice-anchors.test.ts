import { expect, test } from 'vitest'
import { anchorsOf } from './slice-anchors.ts'

// acceptance 71
test('the anchors that editors are shown are those of the page', () => {
  const form: Record<string, unknown> = {
    'layout.0.blockName': '2024-hiver!',
    'layout.0.blockType': 'dropdown',
    'layout.0.id': 'a',
    'layout.1.blockName': '',
    'layout.1.blockType': 'hero',
    'layout.1.id': '65f-1',
    'layout.2.blockName': '2024 hiver!',
    'layout.2.blockType': 'image',
    'layout.2.id': 'c',
    'layout.2.shownIn': 'fr',
  }
  const valueOf = (name: string) => form[name]
  expect(anchorsOf(valueOf, 3, 'fr')).toEqual(['id_2024_hiver_', 'hero_65f_1', 'id_2024_hiver__2'])
  // One of the other language is not on the page, and leaves its name to others.
  expect(anchorsOf(valueOf, 3, 'en')).toEqual(['id_2024_hiver_', 'hero_65f_1', undefined])
  expect(anchorsOf((name) => ({ ...form, 'layout.0.shownIn': 'en' })[name], 3, 'fr')).toEqual([
    undefined,
    'hero_65f_1',
    'id_2024_hiver_',
  ])
})
