// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { focusSaveAgain } from './save-focus.ts'

let stop = () => {}
beforeEach(() => {
  document.body.innerHTML = '<button id="scheduled-publish-save">Save</button><input />'
  stop = focusSaveAgain()
})
afterEach(() => stop())

/** The button is pressed, and disabled until the server has answered; a browser takes the focus from it. */
async function save(meanwhile: () => void = () => {}) {
  const button = document.querySelector('button')!
  button.focus()
  button.click()
  button.disabled = true
  button.blur()
  await Promise.resolve()
  meanwhile()
  button.disabled = false
  await Promise.resolve()
  return document.activeElement?.tagName
}

test('the focus is at Save again once the publication is scheduled, each time', async () => {
  expect(await save()).toBe('BUTTON')
  expect(await save()).toBe('BUTTON')
})

test('whoever went on meanwhile stays where they are', async () =>
  expect(await save(() => document.querySelector('input')!.focus())).toBe('INPUT'))
