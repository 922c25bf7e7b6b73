// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { giveTypedFields } from './give-typed-fields.ts'
import { takeTypedFields, typedFieldsFor } from './typed-fields.ts'

const page = `
  <header><form><input name="q"></form></header>
  <main>
    <form>
      <input name="name" value="Anna"><input name="line" value=""><input name="line" value="">
      <input name="secret" type="password"><input name="card" autocomplete="cc-number">
      <select name="province"><option value="">–</option><option value="QC">QC</option></select>
      <input type="radio" name="way" value="ship" checked><input type="radio" name="way" value="pickup">
      <input type="checkbox" name="news"><textarea name="letter"></textarea>
    </form>
  </main>`
const field = (selector: string) => document.querySelector<HTMLInputElement>(selector)!

beforeEach(() => {
  document.body.innerHTML = page
  sessionStorage.clear()
})

test('what was typed is in the fields of the same page in the other language, once', async () => {
  field('[name=line]:nth-of-type(3)').value = 'rue Sainte-Catherine 1'
  field('[name=province]').value = 'QC'
  for (const choice of ['[value=pickup]', '[name=news]']) field(choice).click()
  field('[name=letter]').value = 'Bonne fête,\nSalomé'
  for (const untaken of ['q', 'secret', 'card']) field(`[name=${untaken}]`).value = '4242'
  takeTypedFields('/fr/caisse')

  document.body.innerHTML = page
  const changed: string[] = []
  document.body.addEventListener('change', ({ target }) => changed.push((target as HTMLInputElement).name))
  await giveTypedFields(typedFieldsFor('/fr/caisse'))
  expect(Object.fromEntries(new FormData(document.querySelector<HTMLFormElement>('main form')!))).toEqual({
    name: 'Anna',
    line: 'rue Sainte-Catherine 1',
    secret: '',
    card: '',
    province: 'QC',
    way: 'pickup',
    news: 'on',
    letter: 'Bonne fête,\nSalomé',
  })
  expect([field('[name=line]').value, field('[name=q]').value]).toEqual(['', ''])
  expect(changed.toSorted()).toEqual(['letter', 'line', 'news', 'province', 'way'])
  expect(typedFieldsFor('/fr/caisse')).toEqual([])
})

test('what a refused form was drawn anew with goes along, too', async () => {
  field('[name=name]').setAttribute('aria-invalid', 'true')
  field('[name=line]').setAttribute('value', 'rue Sainte-Catherine 1')
  takeTypedFields('/fr/caisse')
  document.body.innerHTML = page
  await giveTypedFields(typedFieldsFor('/fr/caisse'))
  expect([field('[name=line]').value, field('[name=news]').checked]).toEqual(['rue Sainte-Catherine 1', false])
})

test('what is closed opens for what it gets', async () => {
  const wished = '<main><form><details><summary>More</summary><textarea name="wish"></textarea></details></form></main>'
  document.body.innerHTML = wished
  field('[name=wish]').value = 'Joyeux Noël'
  takeTypedFields('/fr/caisse')
  document.body.innerHTML = wished
  await giveTypedFields(typedFieldsFor('/fr/caisse'))
  expect([document.querySelector('details')?.open, field('[name=wish]').value]).toEqual([true, 'Joyeux Noël'])
})

test('another page does not get it, nor does a field that is typed into already', async () => {
  field('[name=name]').value = 'Salomé'
  takeTypedFields('/fr/caisse')
  expect(typedFieldsFor('/fr/panier')).toEqual([])
  expect(typedFieldsFor('/fr/caisse')).toEqual([])

  takeTypedFields('/fr/caisse')
  field('[name=name]').value = 'Béatrice'
  await giveTypedFields(typedFieldsFor('/fr/caisse'))
  expect(field('[name=name]').value).toBe('Béatrice')
})

test('a field that comes with a choice gets its contents when it is there', async () => {
  const more = () => document.querySelector('main form')!.insertAdjacentHTML('beforeend', '<input name="friend">')
  more()
  field('[name=friend]').value = 'Zoé'
  field('[name=news]').click()
  takeTypedFields('/fr/caisse')
  document.body.innerHTML = page
  field('[name=news]').addEventListener('click', () => setTimeout(more, 150))
  await giveTypedFields(typedFieldsFor('/fr/caisse'))
  expect(field('[name=friend]').value).toBe('Zoé')
})
