import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { CartLine, LineProblem } from '../../domain/cart/cart.ts'
import { overwriteGetLocale } from '../../paraglide/runtime.js'
import { SummaryLine } from './order-summary.tsx'

const line: CartLine = {
  sku: '1',
  productId: '1',
  href: '/fr',
  title: 'Tente',
  brand: '',
  quantity: 2,
  unitPrice: 10_00,
  regularPrice: 10_00,
  shippingClass: 'standard',
  left: 0,
}

test.each<[LineProblem | undefined, string, string]>([
  [undefined, '20,00', 'Quantité'],
  ['sold-out', '–', 'Cet article est épuisé.'],
  ['unavailable', '–', 'Cet article n’est pas en vente pour le moment.'],
  ['pickup', '–', 'Cet article ne peut plus être ramassé à ce magasin.'],
])('a line whose problem is %s costs %s, and says why it is no part of the order', (problem, amount, words) => {
  overwriteGetLocale(() => 'fr')
  const shown = renderToStaticMarkup(
    <SummaryLine line={{ ...line, ...(problem && { problem }) }} groups={[]} locale="fr" />,
  )
  expect(shown).toContain(amount)
  expect(shown).toContain(words)
})

test('a gift card says whom it goes to, when and with what words', () => {
  overwriteGetLocale(() => 'fr')
  const gift = {
    recipientName: 'Léa',
    recipientEmail: 'lea@example.com',
    senderName: '',
    message: 'Bonne fête!',
    sendOn: '2026-12-24',
  }
  const shown = (message: string) =>
    renderToStaticMarkup(<SummaryLine line={{ ...line, gift: { ...gift, message } }} groups={[]} locale="fr" />)
  expect(shown('Bonne fête!')).toContain('Pour Léa, lea@example.com, sera envoyée le 24\u00a0décembre 2026')
  expect(shown('Bonne fête!')).toContain('Mot du cadeau\u00a0: «\u00a0Bonne fête!\u00a0»')
  expect(shown('')).not.toContain('Mot du cadeau')
})

test('a line at an employee price says so, and what it costs others', () => {
  overwriteGetLocale(() => 'fr')
  const own = { ...line, unitPrice: 7_00, isEmployeePrice: true }
  const shown = renderToStaticMarkup(<SummaryLine line={own} groups={[]} locale="fr" />)
  expect(shown).toContain('Prix employé (prix courant\u00a0: 20,00\u00a0$)')
  const out = renderToStaticMarkup(<SummaryLine line={{ ...own, problem: 'sold-out' }} groups={[]} locale="fr" />)
  expect(out).not.toContain('Prix employé')
})
