import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { byShownLabel, labelText } from './option-labels.ts'

const FieldLabel = (_: { label: ReactNode }) => null
const RenderCustomComponent = (_: { CustomComponent?: ReactNode; Fallback: ReactNode }) => null
/** As Payload draws the label of a field that may be edited for several documents. */
const drawn = (label: string, prefix?: ReactNode) => (
  <>
    {prefix ? (
      <>
        <span>{prefix}</span>
        {' > '}
      </>
    ) : null}
    <span>
      <RenderCustomComponent Fallback={<FieldLabel label={label} />} />
    </span>
  </>
)

test.each([
  ['plain', 'Québec', 'Québec'],
  ['drawn', drawn('Genre'), 'Genre'],
  ['drawn with the group it is in', drawn('Longueur', drawn('Mesures')), 'Mesures > Longueur'],
  ['missing', undefined, ''],
])('the words of a label that is %s', (_, label, words) => expect(labelText({ label })).toBe(words))

test('a field is found by the label that is shown, and still by its name', () => {
  const filter = byShownLabel(({ label, value }, input) => `${label} ${value}`.toLowerCase().includes(input))
  const gender = { label: '[object Object]', value: 'gender', data: { label: drawn('Genre') } }
  expect(['genr', 'gender', 'object', 'marque'].map((input) => filter(gender, input))).toEqual([
    true,
    true,
    false,
    false,
  ])
})
