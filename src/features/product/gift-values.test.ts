import { expect, test } from 'vitest'
import { giftValues } from './gift-values.ts'

const formOf = (values: Record<string, string>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(values)) form.set(name, value)
  return form
}

test.each([
  [{ sku: 'A' }, undefined],
  [{ recipientEmail: ' ', message: '' }, undefined],
  [
    { sku: 'A', quantity: '2', recipientEmail: ' zoe@example.com ', message: 'Bonne fête !' },
    { recipientEmail: 'zoe@example.com', message: 'Bonne fête !' },
  ],
])('the form %j says of a gift card %j', (values, wish) => expect(giftValues(formOf(values))).toEqual(wish))
