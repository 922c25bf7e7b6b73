'use client'
import { useConfig, useTranslation } from '@payloadcms/ui'
import type { FormEvent } from 'react'
import { provinceCodes, provinceNames } from '../../domain/address/province.ts'
import { countText } from '../../domain/digits.ts'
import { localeOr, type Locale } from '../../domain/locale.ts'
import { clockText } from '../../domain/store-hours/clock-text.ts'
import { useChoices } from '../fields/use-choices.ts'
import { storeWord, type StoreWord } from '../stores-words.ts'
import { button, CsvButtons, Outcome, useSending, type Sending } from './csv-tools.tsx'
import './store-tools.css'

type Say = (word: StoreWord, values?: Record<string, string>) => string

/** Above the list of stores: the table out and in, and a holiday or a closing of some stores. */
export function StoreTools() {
  const { config } = useConfig()
  const { i18n } = useTranslation()
  const locale = localeOr(i18n.language)
  const say: Say = (word, values) => storeWord(locale, word, values)
  const sending = useSending()
  return (
    <div className="store-tools">
      <CsvButtons
        collection="stores"
        file="stores.csv"
        label={say('table')}
        sending={sending}
        done={({ imported = 0 }) => say('imported', { n: countText(imported, locale) })}
      />
      <Holiday url={`${config.routes.api}/stores/holiday`} say={say} locale={locale} sending={sending} />
      <Outcome {...sending} />
    </div>
  )
}

/** As Payload marks what a form asks for. */
const REQUIRED = '\u00a0*'

type Props = { url: string; say: Say; locale: Locale; sending: Sending }
function Holiday({ url, say, locale, sending: { busy, send } }: Props) {
  const stores = useChoices('places')?.filter(({ value }) => value !== 'online') ?? []
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const text = (name: string) => String(form.get(name) ?? '')
    const body = {
      provinces: form.getAll('province'),
      stores: form.getAll('store').filter(Boolean),
      date: text('date'),
      ...(text('until') && { until: text('until') }),
      open: text('open') || 'closed',
      close: text('close'),
      name: { en: text('name_en'), fr: text('name_fr') },
      notice: { en: text('notice_en'), fr: text('notice_fr') },
    }
    void send(url, JSON.stringify(body), 'application/json', ({ changed = 0 }) =>
      say('written', { n: countText(changed, locale) }),
    )
  }
  return (
    <details>
      <summary>{say('holiday')}</summary>
      <form onSubmit={submit}>
        <fieldset>
          <legend>{say('provinces')}</legend>
          {provinceCodes.map((code) => (
            <label key={code}>
              <input type="checkbox" name="province" value={code} /> {provinceNames[code][locale]}
            </label>
          ))}
        </fieldset>
        <label>
          {say('oneStore')}{' '}
          <select name="store" defaultValue="">
            <option value="">{say('noStore')}</option>
            {stores.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <label>
          {say('day')}
          {REQUIRED} <input type="date" name="date" required />
        </label>
        <label>
          {say('lastDay')} <input type="date" name="until" />
        </label>
        <label>
          {say('opens')} <input name="open" placeholder={clockText(570, locale)} maxLength={60} />
        </label>
        <label>
          {say('closes')} <input name="close" placeholder={clockText(1020, locale)} maxLength={60} />
        </label>
        {(['name_en', 'name_fr', 'notice_en', 'notice_fr'] as const).map((name) => (
          <label key={name}>
            {say(name)}
            {name.startsWith('name') && REQUIRED}{' '}
            <input name={name} required={name.startsWith('name')} maxLength={200} />
          </label>
        ))}
        <button type="submit" disabled={busy} className={button}>
          {say('writeHoliday')}
        </button>
      </form>
    </details>
  )
}
