// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { frenchCaption, sayFrenchPickers } from './french-picker.ts'

test.each([
  ['Time', 'Heure'],
  ['Next Month', 'Mois suivant'],
  ['Choose Date and Time', 'Choisir une date et une heure'],
  ['Choose lundi 23 novembre 2026', 'Choisir le lundi 23 novembre 2026'],
  ['Not available lundi 26 octobre 2026', 'Non offert : le lundi 26 octobre 2026'],
  ['Month  novembre, 2026', 'Mois : novembre 2026'],
  ['lundi', 'lundi'],
])('%j is %j', (english, french) => {
  expect(frenchCaption(english)).toBe(french)
  expect(frenchCaption(french)).toBe(french)
})

test('a picker is put into French once, and nothing beside it', () => {
  document.body.innerHTML = `
    <button aria-label="Next Month">Time</button>
    <div class="react-datepicker" aria-label="Choose Date">
      <button aria-label="Next Month"><span class="react-datepicker__navigation-icon">Next Month</span></button>
      <div class="react-datepicker-time__header">Time</div>
      <ul aria-label="Time"><li>18 h 05</li></ul>
    </div>`
  sayFrenchPickers(document)
  const [beside, picker] = document.body.children
  expect(beside?.outerHTML).toBe('<button aria-label="Next Month">Time</button>')
  expect(picker?.getAttribute('aria-label')).toBe('Choisir une date')
  expect([...(picker?.querySelectorAll('[aria-label]') ?? [])].map((each) => each.getAttribute('aria-label'))).toEqual([
    'Mois suivant',
    'Heure',
  ])
  expect(picker?.textContent?.split(/\s{2,}/).filter(Boolean)).toEqual(['Mois suivant', 'Heure', '18 h 05'])
  const after = document.body.innerHTML
  sayFrenchPickers(document)
  expect(document.body.innerHTML).toBe(after)
})
