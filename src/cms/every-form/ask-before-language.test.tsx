// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { opened, typedInto } from '../testing/payload-ui.tsx'
import { show } from '../testing/shown.ts'
import { AskBeforeLanguage } from './ask-before-language.tsx'

vi.mock('@payloadcms/ui', () => import('../testing/payload-ui.tsx'))

/** What a press on French in Payload's list of languages comes to: where the list goes, and the link that is asked about. */
async function pressed(modified: boolean) {
  opened({ collectionSlug: 'promotions', data: {} })
  typedInto({ fields: {}, modified })
  const switched = vi.fn()
  await show(
    <>
      <AskBeforeLanguage />
      <button type="button" onClick={switched}>
        Français <span className="localizer__locale-code" data-locale="fr" />
      </button>
    </>,
  )
  let asked: string | undefined
  const question = (event: MouseEvent) => {
    if (!(event.target instanceof HTMLAnchorElement)) return
    asked = event.target.search
    event.preventDefault()
  }
  document.addEventListener('click', question, true)
  document.querySelector('button')?.click()
  document.removeEventListener('click', question, true)
  return { asked, switched: switched.mock.calls.length }
}

test.each([
  ['words that are not saved are asked about', true, { asked: '?locale=fr', switched: 0 }],
  ['with nothing written the language changes at once', false, { asked: undefined, switched: 1 }],
])('%s', async (_, modified, expected) => {
  expect(await pressed(modified)).toEqual(expected)
})
