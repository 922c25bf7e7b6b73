// @vitest-environment jsdom
// @remembers the prices are read once a page
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renewEmployeePrices, useEmployeePrice } from './employee-prices.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const own = (salePrice: number) => ({ price: { price: 399_95, salePrice }, variants: {} })
const Price = ({ of }: { of: string }) => <p>{useEmployeePrice(of)?.salePrice}</p>

let answers: ((answer: Response) => void)[]
let root: Root
beforeEach(() => {
  answers = []
  vi.stubGlobal('fetch', () => new Promise<Response>((answer) => void answers.push(answer)))
  document.cookie = 'account=employee'
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(async () => {
  await act(async () => root.unmount())
  renewEmployeePrices()
  document.body.innerHTML = ''
})

const signOutElsewhere = () => void (document.cookie = 'account=; max-age=0')
const texts = () => [...document.querySelectorAll('p')].map(({ textContent }) => textContent)
const show = (...ids: string[]) => act(async () => root.render(ids.map((id) => <Price key={id} of={id} />)))
/** Answers the request of that number, which may still be on its way. */
async function answer(number: number, prices: Record<string, ReturnType<typeof own>>) {
  await expect.poll(() => answers.length).toBe(number)
  await act(async () => answers[number - 1]!(Response.json(prices)))
}

test('prices that arrive after they were switched off are not shown', async () => {
  await show('1')
  await expect.poll(() => answers.length).toBe(1)
  signOutElsewhere()
  await act(async () => renewEmployeePrices())
  await answer(1, { 1: own(199_95) })
  await new Promise((later) => setTimeout(later, 50))
  expect(texts()).toEqual([''])
})

test('whoever comes back from a tab where they signed out sees the public prices', async () => {
  await show('1')
  await answer(1, { 1: own(199_95) })
  expect(texts()).toEqual(['19995'])
  signOutElsewhere()
  await act(async () => window.dispatchEvent(new Event('focus')))
  expect(texts()).toEqual([''])
  // Nor on the next page, whatever this tab remembers.
  await show('2', '1')
  expect([texts(), answers.length]).toEqual([['', ''], 1])
})

test('whoever comes back from a tab where they signed in sees their own', async () => {
  signOutElsewhere()
  await show('1')
  document.cookie = 'account=employee'
  await act(async () => window.dispatchEvent(new Event('focus')))
  await answer(1, { 1: own(199_95) })
  expect(texts()).toEqual(['19995'])
})

test('a page that is only being opened asks once', async () => {
  await show('1')
  await answer(1, { 1: own(199_95) })
  await act(async () => window.dispatchEvent(new Event('pageshow')))
  await new Promise((later) => setTimeout(later, 50))
  expect(answers.length).toBe(1)
  await act(async () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })))
  await expect.poll(() => answers.length).toBe(2)
})

test('on each page prices are asked for again, and an answer without them replaces what the tab remembers', async () => {
  await show('1', '2')
  await answer(1, { 1: own(199_95), 2: own(299_95) })
  expect(texts()).toEqual(['19995', '29995'])
  history.pushState(null, '', '/en/next')
  await show('3')
  await answer(2, { 3: own(99_95) })
  history.pushState(null, '', '/en/last')
  await show('1')
  expect(texts()).toEqual(['19995'])
  await expect.poll(() => answers.length).toBe(3)
  // The server takes the mark away with its answer.
  document.cookie = 'account=in'
  await answer(3, {})
  expect(texts()).toEqual([''])
  await show('1', '2')
  expect([texts(), answers.length]).toEqual([['', ''], 3])
})
