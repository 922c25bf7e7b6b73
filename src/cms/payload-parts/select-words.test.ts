import { expect, test } from 'vitest'
import { selectWords } from './select-words.ts'

const { guidance, onChange, onFilter, onFocus } = selectWords('fr')
const quebec = { label: 'Québec', value: 'QC' }
const guided = { isInitialFocus: true, isSearchable: true, isMulti: true }
const said = (words: string) => words.replaceAll('\u00a0', ' ')

test('a chooser says in French what it is for', () => {
  expect(said(guidance({ ...guided, context: 'input', 'aria-label': 'Province' }))).toBe(
    'Province. Tapez pour chercher. La flèche bas ouvre la liste. La flèche gauche mène aux choix faits.',
  )
  expect(said(guidance({ ...guided, context: 'menu' }))).toMatch(/^Les flèches haut et bas/)
})

test.each([
  [{ action: 'select-option', option: quebec }, 'Choix fait : Québec.'],
  [{ action: 'select-option', value: quebec }, 'Choix fait : Québec.'],
  [{ action: 'select-option', value: quebec, isDisabled: true }, 'Québec : ce choix n’est pas offert.'],
  [{ action: 'pop-value', removedValue: quebec }, 'Choix retiré : Québec.'],
  [{ action: 'clear' }, 'Plus rien n’est choisi.'],
  [{ action: 'initial-input-focus', options: [quebec, { label: 'Ontario' }] }, 'Choix fait : Québec, Ontario.'],
  [{ action: 'initial-input-focus', options: [] }, ''],
  [{ action: 'input-blur' }, ''],
])('after %j it says “%s”', (change, words) => expect(said(onChange(change))).toBe(words))

test('it says how many are found, and where one is among them', () => {
  expect(said(onFilter({ inputValue: '', resultsMessage: '13' }))).toBe('Résultats : 13.')
  expect(said(onFilter({ inputValue: 'que', resultsMessage: '1' }))).toBe('Résultats pour « que » : 1.')
  const focused = { context: 'menu', focused: quebec, options: ['', quebec], isAppleDevice: true }
  expect([onFocus(focused), onFocus({ ...focused, isAppleDevice: false })]).toEqual(['Québec, 2 sur 2.', ''])
})
