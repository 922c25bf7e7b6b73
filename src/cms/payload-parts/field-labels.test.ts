// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { tieLabels } from './field-labels.ts'

const field = (label: string, input: string) =>
  `<div class="field-type"><label class="field-label" for="${label}">Alt</label><div>${input}</div></div>`

test.each([
  ['a drawer', 'field-alt-2', '<input id="field-alt">', 'field-alt-2'],
  [
    'a row of a drawer',
    'field-items__0__text-2',
    '<textarea id="field-items__0__text"></textarea>',
    'field-items__0__text-2',
  ],
  ['several uploads at once', 'field-alt-2-6f1', '<input id="field-alt">', 'field-alt-2-6f1'],
  ['a form', 'field-alt', '<input id="field-alt">', 'field-alt'],
  [
    'a list of rows, which is no field itself',
    'field-items-2',
    '<input id="field-items__0__text">',
    'field-items__0__text',
  ],
  ['a chooser, whose input is its library’s', 'field-brand-2', '<input id="react-select-2">', 'react-select-2'],
])('a label in %s is that of its own text field', (_, label, input, id) => {
  document.body.innerHTML = `<input id="field-alt">${field(label, input)}`
  const [below, own] = document.querySelectorAll('input, textarea')
  tieLabels(document)
  expect([below?.id, own?.id]).toEqual(['field-alt', id])
})
