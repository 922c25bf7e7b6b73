// @vitest-environment jsdom
import { act, createContext, use, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { usePublishFirst } from './use-publish-first.ts'

const Info = createContext({})
vi.mock('@payloadcms/ui', () => ({ useDocumentInfo: () => use(Info) }))
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

function Form({ hasPublishedDoc, newer }: { hasPublishedDoc: boolean; newer: number }) {
  const [unpublishedVersionCount, setUnpublishedVersionCount] = useState(newer)
  return (
    <Info value={{ id: 7, hasPublishedDoc, unpublishedVersionCount, setUnpublishedVersionCount }}>
      <View />
      {/* As Payload’s button decides. */}
      {unpublishedVersionCount > 0 ? 'publish' : 'unpublish'}
    </Info>
  )
}
function View() {
  usePublishFirst()
  return null
}

test.each([
  ['never published', false, 0, 'publish'],
  ['never published, and written on', false, 2, 'publish'],
  ['published', true, 0, 'unpublish'],
  ['published, with a newer draft', true, 1, 'publish'],
])('for a page that is %s the drawer proposes first what is likely', async (_, hasPublishedDoc, newer, first) => {
  const place = document.createElement('main')
  const root = createRoot(place)
  await act(async () => root.render(<Form hasPublishedDoc={hasPublishedDoc} newer={newer} />))
  expect(place.textContent).toBe(first)
  await act(async () => root.unmount())
})
