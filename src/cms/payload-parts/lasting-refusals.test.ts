// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { keepRefusals } from './lasting-refusals.ts'

const shown = [
  { id: 1, type: 'success' as const, title: 'Updated 1 Product successfully.' },
  { id: 2, type: 'error' as const, title: 'Unable to update 1 out of 2 Products.' },
  { id: 3, type: 'error' as const, title: 'A short one', duration: 1000 },
  { id: 4, dismiss: true },
]

test.each<[string, string, unknown[][]]>([
  ['a list', 'collection-list', [['Unable to update 1 out of 2 Products.', { id: 2, duration: Infinity }]]],
  ['a form', 'collection-edit', []],
])('what is refused in %s stays until it is closed, if it is of several', (_, page, changed) => {
  document.body.innerHTML = `<div class="${page}"></div>`
  const error = vi.fn<(...given: unknown[]) => number>()
  keepRefusals(document, { getToasts: () => shown, error })
  expect(error.mock.calls).toEqual(changed)
})
