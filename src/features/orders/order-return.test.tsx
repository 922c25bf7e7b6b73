import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { sampleLine, sampleOrder } from '../../domain/testing/sample-order.ts'
import { overwriteGetLocale } from '../../paraglide/runtime.js'
import type { ReturnOffer } from '../../domain/orders/return-request.ts'
import { OrderReturn } from './order-return.tsx'

overwriteGetLocale(() => 'fr')
const seller = { name: 'Atelier Brindille', returns: { en: 'To the workshop.', fr: 'Retour à l’atelier.' } }
const order = sampleOrder({
  lines: [sampleLine(), sampleLine({ sku: 'B-1', title: { en: 'Mug', fr: 'Tasse' }, seller })],
})
const markup = (lines: ReturnOffer['lines']) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <OrderReturn order={order} locale="fr" action="/fr" offer={{ lines }} />
    </MemoryRouter>,
  )
const shown = (until: [string, string]) =>
  markup(until.map((day, line) => ({ line, left: 1, until: day }))).replaceAll(/<[^>]*>/g, '|')

test('what a partner takes back says so in the partner’s words, beside its own field', () => {
  const [tent, mug] = shown(['2027-01-31', '2027-01-31']).split('Tasse')
  expect([
    tent?.includes('Brindille'),
    mug?.includes('Atelier Brindille reprend cet article selon ses propres règles\u00a0: Retour à l’atelier.'),
  ]).toEqual([false, true])
})
test('one last day is shown once, several each with its line', () => {
  expect(shown(['2027-01-31', '2027-01-31']).match(/jusqu’au/g)).toHaveLength(1)
  expect(shown(['2027-01-31', '2027-02-03']).match(/jusqu’au 31\u00a0janvier|jusqu’au 3\u00a0février/g)).toHaveLength(2)
})

test.each([
  [undefined, 'coûte 8\u00a0$'],
  [12_00, 'coûte 12\u00a0$'],
  [0, 'l’étiquette est gratuite'],
])('the label costs what it did when the order was placed: %s', (returnLabel, words) => {
  const offer = { lines: [{ line: 0, left: 1, until: '2027-01-31' }] }
  const placed = { ...order, ...(returnLabel !== undefined && { returnLabel }) }
  const form = <OrderReturn order={placed} locale="fr" action="/fr" offer={offer} />
  expect(renderToStaticMarkup(<MemoryRouter>{form}</MemoryRouter>)).toContain(words)
})

test('all that is refused is in the form, and at the fields that it is about', () => {
  const offer = { lines: [{ line: 0, left: 2, until: '2027-01-31' }] } satisfies ReturnOffer
  const refused = (offered?: ReturnOffer) =>
    renderToStaticMarkup(
      <MemoryRouter>
        <OrderReturn
          order={order}
          locale="fr"
          action="/fr"
          {...(offered && { offer: offered })}
          tried={{ refusals: ['reason-missing', 'way-missing'], typed: { 'line-0': '2' } }}
        />
      </MemoryRouter>,
    )
  expect(refused(offer)).toMatch(/<form(?:(?!<\/form>).)*role="alert"/)
  expect(refused(offer).match(/role="alert"/g)).toHaveLength(1)
  expect(refused(offer)).toContain('2 problèmes')
  expect(refused(offer).match(/id="return-(reason|way)"[^>]*aria-invalid="true"/g)).toHaveLength(2)
  expect(refused().match(/role="alert"/g)).toHaveLength(1)
})

test.each([
  ['the only unit', [{ line: 0, left: 1 }], ['1']],
  ['one of two units', [{ line: 0, left: 2 }], ['0']],
  [
    'one of two lines',
    [
      { line: 0, left: 1 },
      { line: 1, left: 1 },
    ],
    ['0', '0'],
  ],
])('%s is chosen if there is nothing else to return', (_, lines, chosen) => {
  const fields = markup(lines.map((line) => ({ ...line, until: '2027-01-31' }) as ReturnOffer['lines'][number]))
  expect([...fields.matchAll(/<option value="(\d)" selected/g)].map(([, units]) => units)).toEqual(chosen)
})

test.each([
  ['en', 'Your return request was declined on November\u00a024, 2026.'],
  ['fr', 'Votre demande de retour a été refusée le 24\u00a0novembre 2026.'],
] as const)(
  'in %s, a return that was refused says when and why, also where nothing can be returned',
  (locale, words) => {
    overwriteGetLocale(() => locale)
    const refused = sampleOrder({ returnRefused: { at: '2026-11-24T18:00:00.000Z', why: 'Usé sur le sentier' } })
    const html = renderToStaticMarkup(
      <MemoryRouter>
        <OrderReturn order={refused} locale={locale} action="/" />
      </MemoryRouter>,
    )
    expect(html).toContain(words)
    expect(html).toMatch(/<blockquote[^>]*>Usé sur le sentier</)
  },
)
test.each([
  ['en', 'On November\u00a024, 2026, we couldn’t take back everything you asked to return.'],
  ['fr', 'Le 24\u00a0novembre 2026, nous n’avons pas pu reprendre tout ce que vous vouliez retourner.'],
] as const)('in %s, a return that was taken only in part does not say that it was declined', (locale, words) => {
  overwriteGetLocale(() => locale)
  const refused = sampleOrder({ returnRefused: { at: '2026-11-24T18:00:00.000Z', why: 'Usés', isPart: true } })
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <OrderReturn order={refused} locale={locale} action="/" />
    </MemoryRouter>,
  )
  expect(html).toContain(words)
  expect(html).toMatch(/<blockquote[^>]*>Usés</)
})
test('an open request leads to the page that says how to send it back, and promises no other letter', () => {
  overwriteGetLocale(() => 'fr')
  const open = sampleOrder({
    returnRequest: { at: '2026-11-24T18:00:00.000Z', lines: [{ line: 0, quantity: 1 }], reason: 'gift' },
  })
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <OrderReturn order={open} locale="fr" action="/" />
    </MemoryRouter>,
  )
  expect(html).toContain('<a href="/fr/explorer/retours"')
  expect(html).not.toContain('Nous vous écrirons')
})

test('an open request names the size of each: two of a jacket have the same title', () => {
  overwriteGetLocale(() => 'fr')
  const open = sampleOrder({
    lines: ['P', 'M'].map((size) => sampleLine({ sku: size, size: { en: size, fr: size } })),
    returnRequest: {
      at: '2026-11-24T18:00:00.000Z',
      lines: [0, 1].map((line) => ({ line, quantity: 1 })),
      reason: 'gift',
    },
  })
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <OrderReturn order={open} locale="fr" action="/" />
    </MemoryRouter>,
  )
  expect(html.match(/<li>[^<]*, (?:P|M)<\/li>/g)).toHaveLength(2)
})

test.each([
  ['store', 'n’importe lequel de nos magasins', 'Pour un retour par la poste'],
  ['mail', 'Nous vous enverrons une étiquette par courriel', 'magasins'],
  ['carrier', 'Nous vous écrirons le prix du ramassage', 'étiquette'],
] as const)('an open request says what follows, by the way that it comes back: %s', (way, next, other) => {
  overwriteGetLocale(() => 'fr')
  const at = '2026-11-24T18:00:00.000Z'
  const open = sampleOrder({ returnRequest: { at, lines: [{ line: 0, quantity: 1 }], reason: 'gift', way } })
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <OrderReturn order={open} locale="fr" action="/" />
    </MemoryRouter>,
  )
  expect([html.includes(next), html.includes(other)]).toEqual([true, false])
  // Whoever said which way is not asked whether it is by mail.
  expect(html).not.toContain('Pour un retour par la poste')
})
test('the form asks how it comes back, and chooses neither way', () => {
  overwriteGetLocale(() => 'fr')
  expect(markup([{ line: 0, left: 1, until: '2027-01-31' }])).toMatch(
    /name="way"[^>]*><option value>[^<]*<\/option><option value="store">[^<]*<\/option><option value="mail">/,
  )
})

test.each([
  ['only something large', ['oversize'], ['store', 'carrier'], false],
  ['something large and something small', ['bike', 'standard'], ['store', 'mail', 'carrier'], true],
] as const)('what is too large is not offered a label by mail: %s', (_, classes, ways, hasLabel) => {
  overwriteGetLocale(() => 'fr')
  const lines = classes.map((shippingClass, place) => sampleLine({ sku: `${place}`, shippingClass }))
  const offer = { lines: lines.map((_line, line) => ({ line, left: 1, until: '2027-01-31' as const })) }
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <OrderReturn order={sampleOrder({ lines })} locale="fr" action="/" offer={offer} />
    </MemoryRouter>,
  )
  const offered = ['store', 'mail', 'carrier'].filter((way) => html.includes(`value="${way}"`))
  expect(offered).toEqual(ways)
  expect(html.includes('8\u00a0$')).toBe(hasLabel)
  expect(html).toContain('ne vont pas par la poste')
})
