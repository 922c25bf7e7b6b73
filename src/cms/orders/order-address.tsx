'use client'
import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import { addressFields, type Address, type AddressField } from '../../domain/address/address.ts'
import { provinceCodes, provinceNames } from '../../domain/address/province.ts'
import { localeOr } from '../../domain/locale.ts'
import { money } from '../../domain/money.ts'
import { wordsOf } from '../staff-words.ts'
import { sheetWord } from './order-sheet-words.ts'

type Typed = Record<AddressField, string>
type Props = {
  address: Address
  language: string
  /** `agreed`: what it costs more; the answer says how much that is, in cents, where it was not agreed to. */
  onSave(address: Typed, agreed?: number): Promise<number | undefined>
}

const [field, say] = [wordsOf('phone'), wordsOf('order')]

/** Corrects where the order goes, while nothing of it has left; closed until somebody asks for it. */
export function OrderAddress({ address, language, onSave }: Props) {
  const locale = localeOr(language)
  const [open, setOpen] = useState(false)
  const [busy, setBusy] = useState(false)
  const [more, setMore] = useState<number>()
  const [typed, setTyped] = useState<Typed>({ line2: '', ...address })
  const change = (name: AddressField, value: string) => {
    setMore(undefined)
    setTyped((before) => ({ ...before, [name]: value }))
  }
  const save = async () => {
    setBusy(true)
    setMore(await onSave(typed, more))
    setBusy(false)
  }
  if (!open)
    return (
      <div className="order-sheet__row">
        <Button size="medium" buttonStyle="secondary" onClick={() => setOpen(true)}>
          {sheetWord(language, 'address_correct')}
        </Button>
      </div>
    )
  return (
    <section aria-label={sheetWord(language, 'address_correct')} className="order-sheet__box">
      <h3>{sheetWord(language, 'address_correct')}</h3>
      <p>{sheetWord(language, 'address_hint')}</p>
      <div className="order-sheet__facts">
        {addressFields.map((name) => (
          <label key={name} className="order-sheet__field">
            {field(locale, name)}
            {name === 'province' ? (
              <select value={typed.province} onChange={(event) => change(name, event.target.value)}>
                {provinceCodes.map((code) => (
                  <option key={code} value={code}>
                    {provinceNames[code][locale]}
                  </option>
                ))}
              </select>
            ) : (
              <input
                value={typed[name]}
                maxLength={400}
                autoComplete="off"
                onChange={(event) => change(name, event.target.value)}
              />
            )}
          </label>
        ))}
      </div>
      <p role="status">{more !== undefined && say(locale, 'address_dearer', { amount: money(more, locale) })}</p>
      <div className="order-sheet__row">
        <Button size="medium" disabled={busy} onClick={() => void save()}>
          {more === undefined
            ? sheetWord(language, 'address_save')
            : say(locale, 'waiting_send', { amount: money(more, locale) })}
        </Button>
        <Button size="medium" buttonStyle="secondary" disabled={busy} onClick={() => setOpen(false)}>
          {sheetWord(language, 'address_leave')}
        </Button>
      </div>
    </section>
  )
}
