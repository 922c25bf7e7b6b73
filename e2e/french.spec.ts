import { expect, test, type Page } from '@playwright/test'
import en from '../messages/en.json' with { type: 'json' }
import fr from '../messages/fr.json' with { type: 'json' }
import { cart, missing, pages, search } from './support/pages.ts'
import { addToCart, cartPanel, visit } from './support/visit.ts'

type Message = string | { match: Record<string, string> }[]
const textsOf = (message: Message): string[] =>
  typeof message === 'string' ? [message] : message.flatMap(({ match }) => Object.values(match))
/** The texts of a language without what is filled in. */
const piecesOf = (messages: Record<string, Message>) =>
  Object.values(messages)
    .flatMap(textsOf)
    .flatMap((text) => text.split(/\{\w+\}/))
    .map((piece) => piece.trim())
const { $schema: _en, ...english } = en as unknown as Record<string, Message>
const { $schema: _fr, ...french } = fr as unknown as Record<string, Message>
const frenchText = piecesOf(french).join('\n').toLowerCase()
/** Long enough not to be found by chance in a name. */
const englishPieces = piecesOf(english).filter(
  (piece) => piece.length > 12 && !frenchText.includes(piece.toLowerCase()),
)
/** Words that no French sentence has; brands and models, which have no language, do without them. */
const englishWords =
  /(?<![\p{L}’'-])(?:the|with|your|our|from|this|that|are|for|you|free shipping|add to|sold out|in stock|size|colour|price|clothing|jackets?|boots?|women|kids|deals|stores?|hours|closed|monday|sunday|november|december)(?![\p{L}’'-])/iu

/** A part of Toronto. */
const properNames = /The Junction/g

test('every kind of page is French from end to end (acceptance 6) @desktop', async ({ page }) => {
  for (const [kind, { fr: path }] of Object.entries({ ...pages, search, cart, missing })) {
    const wrong = (found: string[], what: string) => expect.soft(found, `${kind}, ${path}: ${what}`).toEqual([])
    await visit(page, path)
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA')
    const text = (await everythingSaid(page)).replaceAll(properNames, '')
    expect(text.length).toBeGreaterThan(400)
    wrong(
      englishPieces.filter((piece) => text.toLowerCase().includes(piece.toLowerCase())),
      'English messages',
    )
    wrong(linesWith(text, englishWords), 'English words')
    wrong(linesWith(text, /\b(?:[a-z]+_){1,3}[a-z]+\b|\{\w+\}|undefined|null|NaN|\[object/), 'keys and values')
    wrong(
      linesWith(text, /[^\s\u00a0«»:;!?(]\s?[!?;»](?=\s|$)|[^\u00a0\d\s]:(?=\s|$)| [:;!?»]|« (?!\u00a0)/).filter(
        (line) => !/[\u00a0][:;!?»]/.test(line),
      ),
      'spaces before signs',
    )
    wrong(
      pricesIn(text).filter((price) => !/^\d{1,3}(\u00a0\d{3})*,\d{2}\u00a0\$$/.test(price)),
      'prices',
    )
    // A percentage may follow an amount.
    wrong(linesWith(text, /\$\s?\d+(?![\d\s]*%)/), 'dollars before the amount')
  }
})

test('prices on a French listing are written as French is (acceptance 5) @desktop', async ({ page }) => {
  await visit(page, `${pages.allProducts.fr}?sort=price-desc`)
  const prices = pricesIn(await everythingSaid(page))
  expect(prices.length).toBeGreaterThan(20)
  expect(prices).toContainEqual(expect.stringMatching(/^\d\u00a0\d{3},\d{2}\u00a0\$$/))
})

test('hours on a French store page are written as French is (acceptance 139, 144) @phone', async ({ page }) => {
  await visit(page, pages.store.fr)
  const week = page.getByRole('table', { name: 'Heures d’ouverture' })
  await expect(week.getByRole('row')).toHaveCount(7)
  await expect(week).toContainText(/\d{1,2}\u00a0h\u00a0\d{2}\u00a0–\u00a0\d{1,2}\u00a0h\u00a0\d{2}/)
  await expect(week.getByRole('rowheader').first()).toContainText(
    /^(lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)/i,
  )
  expect(await week.innerText()).not.toMatch(/[ap]\.m\.|\d:\d\d/)
})

test('hours on an English store page are written as English is (acceptance 144) @desktop', async ({ page }) => {
  await visit(page, pages.store.en)
  await expect(page.getByRole('table', { name: 'Opening hours' })).toContainText(/\d{1,2}:\d{2}\u00a0[ap]\.m\./)
})

test('the French cart panel is French @phone', async ({ page }) => {
  await visit(page, pages.product.fr)
  await addToCart(page, 'fr')
  const panel = cartPanel(page, 'fr')
  await expect(panel.getByRole('listitem')).toHaveCount(1)
  const text = await panel.innerText()
  expect(englishPieces.filter((piece) => text.includes(piece))).toEqual([])
  expect(linesWith(text, englishWords)).toEqual([])
  expect(pricesIn(text)).toContain('69,95\u00a0$')
})

/**
 * Visible text, and text that is only announced or hovered: names, alternative texts, placeholders, the title; not what
 * is marked as another language.
 */
const everythingSaid = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const foreign = '[lang]:not(html)'
    for (const element of document.querySelectorAll(foreign)) element.textContent = ''
    const attributes = ['aria-label', 'alt', 'title', 'placeholder'].flatMap((name) =>
      [...document.querySelectorAll(`[${name}]`)]
        .filter((element) => !element.closest(foreign))
        .map((element) => element.getAttribute(name) ?? ''),
    )
    return [
      document.title,
      document.querySelector('meta[name=description]')?.getAttribute('content') ?? '',
      document.body.innerText,
      ...attributes,
    ].join('\n')
  })

const linesWith = (text: string, pattern: RegExp): string[] => [
  ...new Set(text.split('\n').filter((line) => pattern.test(line))),
]

/** Everything that could be an amount with cents and a dollar sign after it. */
const pricesIn = (text: string): string[] =>
  (text.match(/\d[\d \u00a0\u202f.,]*\$/g) ?? []).filter((price) => /[.,]\d\d\D/.test(price))
