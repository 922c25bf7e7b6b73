// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { spaceErrorCount } from './error-count.ts'

test.each([
  ['Les champs suivants ne sont pas valides\u00a0 (2):', 'Les champs suivants ne sont pas valides (2)\u00a0:'],
  ['Fields to correct (2):', 'Fields to correct (2):'],
])('the number of wrong fields is spaced as its language has it: %s', (payloads, shown) => {
  document.body.innerHTML = `<div>${payloads}<ul data-testid="field-errors"><li>Prix</li><li>Nom</li></ul></div>`
  for (let frame = 0; frame < 2; frame++) spaceErrorCount(document)
  expect(document.querySelector('div')?.firstChild?.nodeValue).toBe(shown)
})
