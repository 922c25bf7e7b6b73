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
  }
  expect(anchorsOf((name) => form[name], 3)).toEqual(['id_2024_hiver_', 'hero_65f_1', 'id_2024_hiver__2'])
})
