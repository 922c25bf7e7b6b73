// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { fieldId } from './checkout-form.tsx'
import { sendTypedCode } from './typed-code.ts'

test('a code that was typed and not applied is sent once, and no empty field is', () => {
  const sent: string[] = []
  const forms = document.body.appendChild(document.createElement('div'))
  forms.innerHTML = ['promo', 'giftCard']
    .map((name) => `<form id="form-${name}"><input id="${fieldId(name as 'promo')}"></form>`)
    .join('')
  forms.addEventListener('submit', (event) => {
    event.preventDefault()
    sent.push((event.target as HTMLElement).id)
  })
  const write = (name: 'promo' | 'giftCard', text: string) =>
    ((document.getElementById(fieldId(name)) as HTMLInputElement).value = text)
  expect(sendTypedCode()).toBe(false)
  write('promo', ' ')
  expect(sendTypedCode()).toBe(false)
  write('giftCard', 'GC-1')
  write('promo', 'WINTER10')
  expect([sendTypedCode(), sendTypedCode(), sendTypedCode()]).toEqual([true, true, false])
  expect(sent).toEqual(['form-promo', 'form-giftCard'])
  write('promo', 'WINTER15')
  expect(sendTypedCode()).toBe(true)
})
