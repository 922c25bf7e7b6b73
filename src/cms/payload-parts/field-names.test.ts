// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { nameFields } from './field-names.ts'

const names = () => [...document.querySelectorAll('input')].map((input) => input.getAttribute('aria-label'))

test('a chooser is named by the label of its field, without the mark of what is required', () => {
  document.body.innerHTML = `
    <div class="field-type select"><label class="field-label" for="field-brand">Marque<span class="required">*</span></label>
      <div class="react-select"><input role="combobox" id="react-select-3-input"></div></div>
    <div class="field-type"><label class="field-label" for="b">Vendeur</label><input role="combobox" id="b"></div>`
  nameFields(document, 'fr')
  expect(names()).toEqual(['Marque', null])
})

test('the checkboxes of a list say of which document', () => {
  document.body.innerHTML = `<table><tr><th><div class="select-all__checkbox checkbox-input">
      <input id="select-all" aria-label="" aria-labelledby="select-all" title="select-all"></div></th></tr>
    <tr><td><div class="select-row__checkbox checkbox-input"><input aria-label=""></div></td>
      <td> </td><td><a>Veste en polar</a></td></tr></table>`
  nameFields(document, 'fr')
  expect(names()).toEqual(['Tout sélectionner sur cette page', 'Sélectionner\u00a0: Veste en polar'])
  expect(document.querySelector('[aria-labelledby], [title]')).toBeNull()
})
