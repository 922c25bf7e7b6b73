// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { nameButtons } from './button-names.ts'

const names = () => [...document.querySelectorAll('button')].map((button) => button.getAttribute('aria-label'))

test('the button that cancels what is scheduled says what', () => {
  document.body.innerHTML = `<table class="schedule-publish"><tr>
    <td class="cell-waitUntil"><span>28 nov. 2026, 9 h 30</span></td>
    <td><button class="schedule-publish__delete"></button></td></tr></table>`
  nameButtons(document, 'fr')
  expect(names()).toEqual(['Annuler ce qui est prévu pour le 28 nov. 2026, 9 h 30'])
})

test('the arrow beside a button and the menu of a form say what they open', () => {
  document.body.innerHTML = `
    <div class="btn--withPopup"><button class="btn" aria-label="x"><span>Publier</span></button>
      <div class="popup"><button class="popup-button"><svg></svg></button></div></div>
    <div class="popup doc-controls__popup"><button class="popup-button"></button></div>`
  nameButtons(document, 'fr')
  expect(names().slice(1)).toEqual(['Autres choix', 'Autres actions'])
})

test('the button that closes a toast says so in the language of the admin', () => {
  document.body.innerHTML = '<button class="payload-toast-close-button" aria-label="Close toast"></button>'
  nameButtons(document, 'fr')
  expect(names()).toEqual(['Fermer'])
})

test('the button that opens a chosen document is named in the language of the admin', () => {
  document.body.innerHTML = `<div class="relationship--multi-value-label" title="Tentes de randonnée">
    <button class="relationship--multi-value-label__drawer-toggler" aria-label="Edit Tentes de randonnée"></button></div>`
  nameButtons(document, 'fr')
  expect(names()).toEqual(['Modifier Tentes de randonnée'])
})

test('the menu of a row and what it is dragged by say of which', () => {
  document.body.innerHTML = `<div class="collapsible__toggle-wrap"><button class="collapsible__drag"></button>
    <div class="collapsible__header-wrap"><span>02</span> <div><span>Texte</span></div></div>
    <div class="collapsible__actions-wrap"><button class="array-actions__button"></button></div></div>`
  nameButtons(document, 'en')
  expect(names()).toEqual(['Move: 02 Texte', 'Actions: 02 Texte'])
})

test('what can be done with a chosen picture says with which', () => {
  document.body.innerHTML = `<div class="upload--has-many__dragItem"><button class="upload--has-many__drag"></button>
    <div class="upload-relationship-details"><p class="upload-relationship-details__filename"><a>polar.jpg</a></p>
    <button class="upload-relationship-details__edit"></button>
    <button class="upload-relationship-details__remove"></button></div></div>`
  nameButtons(document, 'fr')
  expect(names()).toEqual(['Déplacer\u00a0: polar.jpg', 'Modifier polar.jpg', 'Retirer\u00a0: polar.jpg'])
})
