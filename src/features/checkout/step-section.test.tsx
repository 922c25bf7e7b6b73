import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import type { Lacked } from '../../domain/shop-lacks.ts'
import { overwriteGetLocale } from '../../paraglide/runtime.js'
import { Lacks } from '../../ui/lacks.ts'
import { StepSection } from './step-section.tsx'

beforeEach(() => overwriteGetLocale(() => 'en'))

const shown = (lacks: readonly Lacked[]) => {
  const step = (
    <Lacks value={lacks}>
      <StepSection step="address" number={2} standing="current" locale="en" />
    </Lacks>
  )
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '*', element: step }])} />)
}

test('the step of the address is called after pickup only where a store offers it', () => {
  expect(shown([])).toContain('>Delivery or pickup<')
  expect(shown(['pickup'])).toContain('>Delivery<')
})
