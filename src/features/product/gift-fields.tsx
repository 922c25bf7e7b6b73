import type { Cents } from '../../domain/money.ts'
import { LONGEST_MESSAGE, MOST_RECIPIENTS } from '../../domain/gift-card/gift-card.ts'
import { m } from '../../paraglide/messages.js'
import { giftLimits } from '../price/gift-words.ts'
import { TextArea, TextField } from '../../ui/field.tsx'

/** The recipient of a gift card. `form` is the id of the buy form, which on phones is elsewhere on the screen. */
export function GiftFields({ form, usual }: { form: string; usual: Cents }) {
  const optional = m.product_gift_optional()
  return (
    <fieldset className="grid gap-4 rounded-card border border-line p-4 sm:p-5 xl:grid-cols-2">
      <legend className="px-1 font-semibold">{m.product_gift_for()}</legend>
      <TextField
        form={form}
        name="amount"
        label={m.product_gift_amount()}
        hint={m.product_gift_amount_hint(giftLimits())}
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        defaultValue={usual % 100 === 0 ? String(usual / 100) : (usual / 100).toFixed(2)}
        className="max-w-60 xl:col-span-2"
      />
      <TextField
        form={form}
        name="recipientName"
        label={m.product_gift_recipient()}
        optional={optional}
        maxLength={80}
        autoComplete="off"
      />
      <TextField
        form={form}
        name="recipientEmail"
        inputMode="email"
        label={m.product_gift_email()}
        optional={optional}
        hint={m.product_gift_email_hint({ count: MOST_RECIPIENTS })}
        maxLength={1000}
        autoComplete="off"
      />
      <TextField
        form={form}
        name="senderName"
        label={m.product_gift_sender()}
        optional={optional}
        maxLength={80}
        autoComplete="name"
      />
      <TextField
        form={form}
        name="sendOn"
        type="date"
        label={m.product_gift_day()}
        optional={optional}
        hint={m.product_gift_day_hint()}
      />
      <TextArea
        form={form}
        name="message"
        label={m.product_gift_message()}
        optional={optional}
        maxLength={LONGEST_MESSAGE}
        className="xl:col-span-2"
      />
    </fieldset>
  )
}
