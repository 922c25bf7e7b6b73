'use client'
import { ServerFunctionsContext, toast, useServerFunctions, useTranslation } from '@payloadcms/ui'
import { useEffect, useMemo, type ReactNode } from 'react'
import { localeOr } from '../../domain/locale.ts'
import { setShopZone } from '../../domain/shop-zone.ts'
import { dayInZone } from '../../domain/time.ts'
import { nameButtons } from './button-names.ts'
import { closeCalendarFirst } from './close-calendar.ts'
import { spaceErrorCount } from './error-count.ts'
import { tieLabels } from './field-labels.ts'
import { nameFields } from './field-names.ts'
import { keepRefusals } from './lasting-refusals.ts'
import { saves, withoutLateState } from './late-form-state.ts'
import { writePageRanges } from './page-range.ts'
import { linkHome } from './refused-page.ts'
import { focusChangedRows } from './row-focus.ts'
import { refusedSchedules } from './refused-schedules.ts'
import { focusFormAgain, focusSaveAgain } from './save-focus.ts'
import { nameSearch } from './search-words.ts'
import { SelectDefaults } from './select-defaults.tsx'
import { nameTab } from './tab-title.ts'
import { translateToasts } from './toast-words.ts'
import { readTypedSchedules } from './typed-schedule.ts'

// In the browser: the server has it from its settings.
if (typeof document !== 'undefined') setShopZone(document.documentElement.dataset.zone)

/** As the picker has it, the browser's day. */
const today = () => dayInZone(Date.now(), new Intl.DateTimeFormat().resolvedOptions().timeZone)

/** What Payload's own parts lack in every page of the admin, where nothing can be passed to them. */
export function PayloadParts({ children }: { children?: ReactNode }) {
  const { i18n, t } = useTranslation()
  const locale = localeOr(i18n.language)
  const [editing, viewing] = [t('general:editing'), t('general:viewing')]
  const functions = useServerFunctions()
  const known = useMemo(() => withoutLateState(refusedSchedules(functions, locale), saves), [functions, locale])
  useEffect(() => {
    let frame = 0
    // A form is drawn by many changes: its buttons and labels, and what is said of it, are looked through once a frame.
    const observer = new MutationObserver(() => {
      frame ||= requestAnimationFrame(() => {
        frame = 0
        nameButtons(document, locale)
        tieLabels(document)
        nameFields(document, locale)
        nameTab(document, [editing, viewing])
        nameSearch(document, location.pathname, locale)
        spaceErrorCount(document)
        linkHome(document, locale)
        writePageRanges(document, locale)
        translateToasts(toast, locale)
        keepRefusals(document, toast)
      })
    })
    for (const part of [document.body, document.head])
      observer.observe(part, { childList: true, subtree: true, characterData: true })
    const ends = [
      () => observer.disconnect(),
      () => cancelAnimationFrame(frame),
      closeCalendarFirst(),
      focusChangedRows(),
      focusSaveAgain(),
      focusFormAgain(),
      readTypedSchedules(locale, (words) => toast.error(words), today),
    ]
    return () => {
      for (const end of ends) end()
    }
  }, [locale, editing, viewing])
  return (
    <ServerFunctionsContext value={known}>
      <SelectDefaults locale={locale} />
      {children}
    </ServerFunctionsContext>
  )
}
