import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Lacked } from '../../domain/shop-lacks.ts'
import { m } from '../../paraglide/messages.js'
import { overwriteGetLocale } from '../../paraglide/runtime.js'
import { Lacks } from '../../ui/lacks.ts'
import { HowToReview } from './how-to-review.tsx'

overwriteGetLocale(() => 'en')
const shown = (lacked: readonly Lacked[]) =>
  renderToStaticMarkup(
    <Lacks value={lacked}>
      <HowToReview />
    </Lacks>,
  ).replaceAll(/<[^>]*>/g, '')

test('who may write a review is said where the shop takes any', () =>
  expect([shown([]), shown(['reviews'])]).toEqual([m.reviews_how(), '']))
