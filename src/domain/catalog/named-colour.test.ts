import { expect, test } from 'vitest'
import { namedColour, saysShade } from './named-colour.ts'

test.each([
  ['forest', 'green'],
  ['forest-night', 'green'],
  ['vert-foret', 'green'],
  ['light-blue', 'blue'],
  ['bleu-marine', 'blue'],
  ['gris-ardoise', 'grey'],
  ['rouille', 'orange'],
  ['prune', 'purple'],
])('%s is of the family %s, and not grey by default', (key, family) => {
  expect(namedColour(key).family).toBe(family)
  expect(namedColour(key).hex).not.toBe('#808080')
})

// A word is a whole one: titanium is not tan, and redwood not red.
test.each(['northern-lights', 'titanium', 'redwood'])(
  '%s says nothing of its shade, and is grey until somebody looks',
  (key) => {
    expect(saysShade(key)).toBe(false)
    expect(namedColour(key)).toEqual({ family: 'grey', hex: '#808080' })
  },
)
