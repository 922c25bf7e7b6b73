// @vitest-environment jsdom
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { show } from '../testing/shown.ts'
import { centsField } from './cents-field.ts'
import { CentsDiff } from './cents-diff.tsx'

vi.mock('@payloadcms/ui', async () => ({
  ...(await import('../testing/payload-ui.tsx')),
  getHTMLDiffComponents: ({ fromHTML, toHTML }: Record<'fromHTML' | 'toHTML', string>) => ({
    From: <del dangerouslySetInnerHTML={{ __html: fromHTML }} />,
    To: <ins dangerouslySetInnerHTML={{ __html: toHTML }} />,
  }),
  FieldDiffContainer: ({ From, To, label }: { From: ReactNode; To: ReactNode; label: { label: string } }) => (
    <>
      {label.label}: {From} {To}
    </>
  ),
}))

test.each([
  [129_95, 139_95, 'Price: $129.95 $139.95'],
  [129_95, undefined, 'Price: $129.95 '],
  [null, 0, 'Price:  $0.00'],
])('an amount of %s and of %s cents is compared in dollars', async (comparisonValue, versionValue, text) => {
  const field = { name: 'price', type: 'number', label: 'Price' } as const
  const rest = { baseVersionField: {}, diffMethod: '', fieldPermissions: true, parentIsLocalized: false } as never
  await show(<CentsDiff {...Object(rest)} {...{ field, comparisonValue, versionValue, nestingLevel: 1 }} />)
  expect(document.body.textContent).toBe(text)
  expect(centsField('price').admin?.components?.Diff).toBe('/src/cms/fields/cents-diff.tsx#CentsDiff')
})
