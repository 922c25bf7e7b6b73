import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { sampleLine, sampleOrder } from '../../domain/testing/sample-order.ts'
import { chosen, UnitFields } from './unit-fields.tsx'

test('two sizes of the same product are distinguished, in the language of the admin', () => {
  const order = sampleOrder({
    lines: [
      ['L', 'G'],
      ['S', 'P'],
    ].map(([en = '', fr = '']) => sampleLine({ colour: { en: 'Moss', fr: 'Mousse' }, size: { en, fr } })),
  })
  const markup = renderToStaticMarkup(
    <UnitFields
      order={order}
      language="fr"
      most={[
        { line: 0, quantity: 2 },
        { line: 1, quantity: 1 },
      ]}
      units={{ 1: 1 }}
      onChange={() => {}}
    />,
  )
  expect(
    [...markup.matchAll(/<label[^>]*>([^<]+)<input[^>]*max="(\d)" value="(\d)"/g)].map((field) => field.slice(1)),
  ).toEqual([
    ['Tente, Mousse, G (sur 2)', '2', '0'],
    ['Tente, Mousse, P (sur 1)', '1', '1'],
  ])
})
test('only units above zero are selected', () => expect(chosen({ 0: 0, 2: 3 })).toEqual([{ line: 2, quantity: 3 }]))
