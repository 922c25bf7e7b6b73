import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { overwriteGetLocale } from '../../paraglide/runtime.js'
import { SinglePriceBefore, UnitPrice } from './unit-price.tsx'

overwriteGetLocale(() => 'en')

test.each([
  ['one at its price', [80_00, 80_00, 1], '', ''],
  ['one in a sale, whose price is the line’s', [60_00, 80_00, 1], '', 'Regular price $80.00'],
  ['several', [80_00, 80_00, 2], '$80.00each', ''],
  ['several in a sale', [60_00, 80_00, 2], 'Sale price $60.00Regular price $80.00each', ''],
  ['one for an employee', [60_00, 80_00, 1, true], 'Employee price', 'Regular price $80.00'],
  ['several for an employee', [60_00, 80_00, 2, true], 'Sale price $60.00Regular price $80.00eachEmployee price', ''],
] as const)('beside the total, and below it, %s', (_, prices, ...words) => {
  const [unitPrice, regularPrice, quantity, isEmployeePrice = false] = prices
  const line = { unitPrice, regularPrice, quantity, isEmployeePrice }
  const textOf = (part: ReactNode) => renderToStaticMarkup(part).replaceAll(/<[^>]+>/g, '')
  expect([
    textOf(<UnitPrice line={line} locale="en" />),
    textOf(<SinglePriceBefore line={line} locale="en" />),
  ]).toEqual(words)
})
