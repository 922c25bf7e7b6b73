import { townLine } from '../../domain/address/address-lines.ts'
import { phoneText } from '../../domain/address/phone-text.ts'
import type { AccountAnswer } from '../../domain/accounts/account-answer.ts'
import { MOST_ADDRESSES } from '../../domain/accounts/account-rules.ts'
import type { SavedAddress } from '../../domain/accounts/account-view.ts'
import { provincesInOrder } from '../../domain/address/province.ts'
import type { Locale } from '../../domain/locale.ts'
import { m } from '../../paraglide/messages.js'
import { buttonLook } from '../../ui/button.tsx'
import { CheckField, SelectField, TextField } from '../../ui/field.tsx'
import { AccountForm } from './account-form.tsx'
import { Card } from './account-layout.tsx'
import { fieldError } from './account-words.ts'

export type AddressesProps = {
  locale: Locale
  addresses: readonly SavedAddress[]
  answer?: AccountAnswer
  /** What was typed into the form that was refused. */
  typed?: Record<string, string>
}

/** The address book; each address opens to be changed without leaving the page. */
export function Addresses({ locale, addresses, answer, typed }: AddressesProps) {
  const refused = answer?.ok === false ? (typed ?? {}) : undefined
  return (
    <>
      {addresses.length === 0 && <p className="mb-6 text-lg text-ink-soft">{m.account_address_none()}</p>}
      <ul className="mb-6 grid grid-cols-1 gap-4 sm:grid-cols-2">
        {addresses.map((address) => (
          <li key={address.id} className="rounded-card border border-line bg-surface p-5">
            {address.isDefault && (
              <p className="mb-1 text-sm font-semibold text-spruce">{m.account_address_default()}</p>
            )}
            <AddressText address={address} locale={locale} />
            <div className="mt-3 flex flex-wrap items-start gap-x-1">
              {!address.isDefault && (
                <AccountForm
                  intent="default-address"
                  hidden={{ id: address.id }}
                  submit={m.account_address_make_default()}
                  look={{ variant: 'quiet', size: 'sm' }}
                  className="-ml-3"
                  inPlace
                />
              )}
              <AccountForm
                intent="remove-address"
                hidden={{ id: address.id }}
                submit={m.account_address_remove()}
                look={{ variant: 'danger', size: 'sm' }}
                label={m.account_remove_of({ name: address.line1 })}
                className={address.isDefault ? '-ml-3' : ''}
                inPlace
              />
            </div>
            <details open={refused?.id === address.id}>
              <summary
                aria-label={m.account_edit_of({ name: address.line1 })}
                className={`${buttonLook({ variant: 'quiet', size: 'sm' })} -ml-3 cursor-pointer`}
              >
                {m.account_address_edit()}
              </summary>
              <AddressForm
                locale={locale}
                address={address}
                answer={refused?.id === address.id ? answer : undefined}
                typed={refused?.id === address.id ? refused : undefined}
              />
            </details>
          </li>
        ))}
      </ul>
      {addresses.length >= MOST_ADDRESSES ? (
        <p>{m.account_address_full({ count: MOST_ADDRESSES })}</p>
      ) : (
        <Card heading={m.account_address_add()}>
          <AddressForm
            locale={locale}
            answer={refused && !refused.id ? answer : undefined}
            typed={refused && !refused.id ? refused : undefined}
          />
        </Card>
      )}
    </>
  )
}

function AddressForm({
  locale,
  address,
  answer,
  typed,
}: {
  locale: Locale
  address?: SavedAddress
  answer?: AccountAnswer
  typed?: Record<string, string>
}) {
  const value = (field: 'name' | 'line1' | 'line2' | 'city' | 'province' | 'postalCode' | 'phone') =>
    typed?.[field] ?? address?.[field] ?? ''
  const error = (field: string) => fieldError(answer, field)
  return (
    <AccountForm
      intent="save-address"
      hidden={{ id: address?.id }}
      submit={m.account_save()}
      className="mt-2 space-y-4"
    >
      <TextField
        label={m.account_address_name()}
        name="name"
        autoComplete="name"
        defaultValue={value('name')}
        error={error('name')}
        required
      />
      <TextField
        label={m.account_address_line1()}
        name="line1"
        autoComplete="address-line1"
        defaultValue={value('line1')}
        error={error('line1')}
        required
      />
      <TextField
        label={m.account_address_line2()}
        optional={m.account_optional()}
        name="line2"
        autoComplete="address-line2"
        defaultValue={value('line2')}
        error={error('line2')}
      />
      <TextField
        label={m.account_address_city()}
        name="city"
        autoComplete="address-level2"
        defaultValue={value('city')}
        error={error('city')}
        required
      />
      <SelectField
        label={m.account_address_province()}
        name="province"
        autoComplete="address-level1"
        defaultValue={value('province')}
        empty={m.account_address_choose()}
        error={error('province')}
        options={provincesInOrder(locale).map(({ code, name }) => ({ value: code, name }))}
      />
      <TextField
        label={m.account_address_postal_code()}
        name="postalCode"
        autoComplete="postal-code"
        defaultValue={value('postalCode')}
        error={error('postalCode')}
        className="max-w-48"
        required
      />
      <TextField
        label={m.account_address_phone()}
        optional={m.account_optional()}
        name="phone"
        type="tel"
        autoComplete="tel"
        defaultValue={phoneText(value('phone'), locale)}
        error={error('phone')}
        maxLength={40}
        className="max-w-72"
      />
      {!address?.isDefault && (
        <CheckField
          label={m.account_address_make_default()}
          name="isDefault"
          defaultChecked={typed?.isDefault !== undefined}
        />
      )}
    </AccountForm>
  )
}

/** As printed on a parcel; the province by its name. */
export function AddressText({
  address: { name, line1, line2, city, province, postalCode, phone },
  locale,
}: {
  address: SavedAddress
  locale: Locale
}) {
  return (
    <address className="leading-relaxed not-italic">
      {[name, line1, line2, townLine({ city, province, postalCode }, locale), phone && phoneText(phone, locale)]
        .filter(Boolean)
        .map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
    </address>
  )
}
