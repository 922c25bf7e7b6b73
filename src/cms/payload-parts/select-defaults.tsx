'use client'
import { ReactSelect } from '@payloadcms/ui'
import { useState } from 'react'
import type { Locale } from '../../domain/locale.ts'
import { byShownLabel } from './option-labels.ts'
import { selectWords, type SelectWords } from './select-words.ts'

/** What all choosers take where nothing is passed to them. */
type Defaults = {
  ariaLiveMessages?: SelectWords
  filterOption: Parameters<typeof byShownLabel>[0]
  screenReaderStatus: (of: { count: number }) => string
}

/**
 * Gives all choosers of the admin our words and our search. Their library is inside Payload's bundle, where nothing
 * else leads to it: one that nobody sees is drawn, which hands over its class.
 */
export function SelectDefaults({ locale }: { locale: Locale }) {
  const [given, setGiven] = useState<Locale>()
  const ref = (select: { constructor: { defaultProps?: Defaults } } | null) => {
    const defaults = select?.constructor.defaultProps
    if (!defaults) return
    if (!defaults.ariaLiveMessages) defaults.filterOption = byShownLabel(defaults.filterOption)
    defaults.ariaLiveMessages = selectWords(locale)
    defaults.screenReaderStatus = ({ count }) => String(count)
    setGiven(locale)
  }
  if (given === locale) return null
  return (
    <div hidden>
      <ReactSelect options={[]} {...{ ref }} />
    </div>
  )
}
