// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { nameTab } from './tab-title.ts'

const verbs = ['Modification en cours', 'Consultation']

test.each([
  ['Modification en cours - Produit · Portage', 'Veste - Lakehead', 'Veste - Lakehead – Produit · Portage'],
  ['Création en cours - Produit · Portage', '[Sans titre]', 'Création en cours - Produit · Portage'],
  ['Modification en cours - Produit · Portage', '', 'Modification en cours - Produit · Portage'],
])('the tab “%s” of “%s” becomes “%s”, once', (before, name, after) => {
  document.body.innerHTML = `<h1 class="doc-header__title">${name}</h1>`
  document.title = before
  nameTab(document, verbs)
  nameTab(document, verbs)
  expect(document.title).toBe(after)
})
