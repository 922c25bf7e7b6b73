// @vitest-environment jsdom
// @remembers the prices are read once a page
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { renewEmployeePrices, useEmployeePrice } from './employee-prices.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const Price = () => <p>{useEmployeePrice('1')?.salePrice}</p>

test('prices that arrive after they were switched off are not shown', async () => {
  const answers: ((answer: Response) => void)[] = []
  vi.stubGlobal('fetch', () => new Promise<Response>((answer) => void answers.push(answer)))
  document.cookie = 'account=employee'
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () => root.render(<Price />))
  await expect.poll(() => answers.length).toBe(1)
  document.cookie = 'account=; max-age=0'
  await act(async () => renewEmployeePrices())
  await act(async () =>
    answers[0]!(Response.json({ 1: { price: { price: 399_95, salePrice: 199_95 }, variants: {} } })),
  )
  await new Promise((later) => setTimeout(later, 50))
  expect(document.querySelector('p')?.textContent).toBe('')
  await act(async () => root.unmount())
})
