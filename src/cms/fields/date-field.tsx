'use client'
import { DateTimeField, useTranslation } from '@payloadcms/ui'
import { formatDate } from '@payloadcms/ui/shared'
import type { DateFieldClientProps } from 'payload'
import { useMemo, useRef, useState, type InputHTMLAttributes, type Ref, type SyntheticEvent } from 'react'
import { localeOr } from '../../domain/locale.ts'
import { readTypedMoment } from '../../domain/typed-moment.ts'
import { staffText } from '../staff-words.ts'

/** What of them matters here; Payload's own type of them says nothing. */
type PickerSettings = { displayFormat?: string; overrides?: object }

/**
 * Payload's field of a day and time, but that what is typed is read by our rules. Its picker guesses: of `01/12/2026`
 * it made the 12th of January in French, and of 31 November the 1st of December.
 */
export function DateField(props: DateFieldClientProps) {
  const { field } = props
  const ours = useMemo(() => {
    const { date, placeholder } = (field.admin ?? {}) as { date?: PickerSettings; placeholder?: unknown }
    const overrides = {
      ...date?.overrides,
      strictParsing: true,
      customInput: <DateInput displayFormat={date?.displayFormat} />,
    }
    return { ...field, admin: { ...field.admin, placeholder, date: { ...date, overrides } } }
  }, [field])
  return <DateTimeField {...props} field={ours} />
}

type Change = (event: Pick<SyntheticEvent<HTMLInputElement>, 'target'>) => void
type Input = Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value'> & {
  /** Not `form`, which the picker sets itself. */
  displayFormat?: string | undefined
  value?: string
  onChange?: Change
  ref?: Ref<HTMLInputElement>
}

/**
 * The picker takes from here only what is written as it writes itself. Anything else is brought into that form when it
 * is left, or goes back to what it was, with words.
 */
function DateInput({ displayFormat = 'PPp', value = '', onChange, onBlur, onFocus, onKeyDown, ...rest }: Input) {
  const { i18n } = useTranslation()
  const locale = localeOr(i18n.language)
  const written = (date: Date) => formatDate({ date, i18n, pattern: displayFormat })
  const typed = useRef<string>(undefined)
  const before = useRef('')
  const [unread, setUnread] = useState<string>()
  const settle = () => {
    const text = typed.current
    typed.current = undefined
    if (!text) return
    const { day, minute = 0 } = readTypedMoment(text, locale) ?? {}
    const [year = 0, month = 1, date] = (day ?? '').split('-').map(Number)
    const target = document.createElement('input')
    target.value = day ? written(new Date(year, month - 1, date, 0, minute)) : before.current
    onChange?.({ target })
    setUnread(day ? undefined : text)
  }
  return (
    <>
      <input
        {...rest}
        value={value}
        onFocus={(event) => {
          before.current = value
          onFocus?.(event)
        }}
        onChange={(event) => {
          typed.current = event.target.value
          setUnread(undefined)
          onChange?.(event)
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' || event.ctrlKey || event.metaKey) settle()
          onKeyDown?.(event)
        }}
        onBlur={(event) => {
          settle()
          onBlur?.(event)
        }}
      />
      {unread !== undefined && (
        <p role="alert" className="date-field__unread">
          {staffText(locale, 'date_unread', { text: unread, example: written(new Date(2026, 10, 30, 21, 30)) })}
        </p>
      )}
    </>
  )
}
