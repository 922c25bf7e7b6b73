// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { linkHome } from './refused-page.ts'

test('a page that a role does not open has one way back', () => {
  document.body.innerHTML = '<div class="unauthorized"><a class="unauthorized__button" href="/admin/logout">x</a></div>'
  linkHome(document, 'fr')
  linkHome(document, 'fr')
  const links = [...document.querySelectorAll('a')].map((link) => [link.getAttribute('href'), link.textContent])
  expect(links).toEqual([
    ['/admin/logout', 'x'],
    ['/admin', 'Retour au tableau de bord'],
  ])
})
