import type { Cents } from '../../domain/money.ts'
import { LONGEST_MESSAGE, MOST_RECIPIENTS } from '../../domain/gift-card/gift-card.ts'
import { languageName, locales } from '../../domain/locale.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { giftLimits } from '../price/gift-words.ts'
import { SelectField, TextArea, TextField } from '../../ui/field.tsx'
import { giftFieldId, type GiftFieldValues } from './gift-values.ts'

const asTyped = (cents: Cents): string => (cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2))

type GiftFieldsProps = {
  /** The id of the form, which on phones is elsewhere on the screen. */
  form: string
  /** What the card costs, or what was typed of one that was refused. */
  start: Cents | GiftFieldValues
  /** Why it was refused, at the field with that name. */
  error?: { at: keyof GiftFieldValues | undefined; text: string }
  /** A new page begins at the field that was refused, also without JavaScript. */
  hasFocus?: boolean
}

/** The recipient of a gift card, and its amount. */
export function GiftFields({ form, start, error, hasFocus = false }: GiftFieldsProps) {
  const optional = m.product_gift_optional()
  const typed: GiftFieldValues = typeof start === 'number' ? { amount: asTyped(start) } : start
  const field = (name: keyof GiftFieldValues) => ({
    form,
    name,
    id: giftFieldId(form, name),
    defaultValue: typed[name],
    ...(error?.at === name && { error: error.text, autoFocus: hasFocus }),
  })
  return (
    <fieldset className="grid gap-4 rounded-card border border-line p-4 sm:p-5 xl:grid-cols-2">
      <legend className="px-1 font-semibold">{m.product_gift_for()}</legend>
      <TextField
        {...field('amount')}
        label={m.product_gift_amount()}
        hint={m.product_gift_amount_hint(giftLimits())}
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        className="max-w-60 xl:col-span-2"
      />
      <TextField
        {...field('recipientName')}
        label={m.product_gift_recipient()}
        optional={optional}
        maxLength={80}
        autoComplete="off"
      />
      <TextField
        {...field('recipientEmail')}
        inputMode="email"
        label={m.product_gift_email()}
        optional={optional}
        hint={m.product_gift_email_hint({ count: MOST_RECIPIENTS })}
        maxLength={1000}
        autoComplete="off"
      />
      <TextField
        {...field('senderName')}
        label={m.product_gift_sender()}
        optional={optional}
        maxLength={80}
        autoComplete="name"
      />
      <TextField
        {...field('sendOn')}
        type="date"
        label={m.product_gift_day()}
        optional={optional}
        hint={m.product_gift_day_hint()}
      />
      <SelectField
        {...field('language')}
        label={m.gift_language()}
        defaultValue={typed.language ?? getLocale()}
        options={locales.map((locale) => ({ value: locale, name: languageName[locale] }))}
      />
      <TextArea
        {...field('message')}
        label={m.product_gift_message()}
        optional={optional}
        maxLength={LONGEST_MESSAGE}
        className="xl:col-span-2"
      />
    </fieldset>
  )
}
