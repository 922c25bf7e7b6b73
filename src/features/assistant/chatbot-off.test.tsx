import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import { locales } from '../../domain/locale.ts'
import { askLook, chatbotParts, chatTopics } from '../../domain/shell/chatbot-parts.ts'
import type { PageKind } from '../../domain/shell/page-kind.ts'
import { m } from '../../paraglide/messages.js'
import { overwriteGetLocale } from '../../paraglide/runtime.js'
import { chatbotWith } from './chatbot.tsx'

const load = vi.fn()
const Chatbot = chatbotWith(load)
const html = (locale: 'en' | 'fr', flag: boolean, kind: PageKind = 'stores') => {
  overwriteGetLocale(() => locale)
  return renderToStaticMarkup(
    <RouterProvider
      router={createMemoryRouter([
        {
          path: '*',
          element: (
            <Chatbot
              locale={locale}
              parts={chatbotParts({ locale, kind, flag })}
              look={askLook(kind)}
              topics={chatTopics(kind)}
            />
          ),
        },
      ])}
    />,
  )
}

// acceptance 42, 43
test.each(locales)(
  '%s: switched off there is no element and no script; on there is the button, and its code waits for it',
  (locale) => {
    expect(html(locale, false)).toBe('')
    expect(html(locale, true)).toContain('<button')
    expect(load).not.toHaveBeenCalled()
  },
)

test.each(
  locales.flatMap((locale) => (['search', 'listing', 'error'] as const).map((kind) => [locale, kind] as const)),
)(
  '%s: where nothing may be found (%s) the way to the assistant is there, and is not where it is off',
  (locale, kind) => {
    const words = kind === 'error' ? m.assistant_band_question : m.assistant_band_heading
    const shown = html(locale, true, kind)
    expect(shown).toContain(words({}, { locale }))
    expect(shown).toContain(`${m.assistant_ask({}, { locale })}</button>`)
    expect(html(locale, false, kind)).toBe('')
  },
)
