import { use } from 'react'
import type { AddressField, AddressInput } from '../../domain/address/address.ts'
import type { ProvinceCode } from '../../domain/address/province.ts'
import { m } from '../../paraglide/messages.js'
import { SelectField, TextField } from '../../ui/field.tsx'
import { fieldId } from './checkout-form.tsx'
import { FilledIn } from './filled-in.ts'
import { usePlaceOfCode } from './use-place-of-code.ts'

type Props = {
  values?: AddressInput
  error(field: AddressField): string | undefined
  provinces: readonly { code: ProvinceCode; name: string }[]
  shipsToAddress?: boolean
  /** Whose address it is, for the names of the fields and for browsers. */
  of?: 'shipping' | 'billing'
}

/**
 * A Canadian address, with the tokens by which browsers fill it in. The postal code comes before the place, which it
 * fills in.
 */
export function AddressFields({ values, error, provinces, shipsToAddress = false, of = 'shipping' }: Props) {
  const prefix = of === 'billing' ? 'billing-' : ''
  const { said, ...filling } = usePlaceOfCode(prefix)
  const { isFilled } = use(FilledIn)
  const wrong = (name: AddressField) => (isFilled(`${prefix}${name}`) ? undefined : error(name))
  const field = (name: AddressField) => ({
    id: fieldId(`${prefix}${name}`),
    name: `${prefix}${name}`,
    error: wrong(name),
    defaultValue: values?.[name],
    maxLength: 120,
  })
  return (
    <div className="grid grid-cols-1 gap-x-4 gap-y-5 pt-2 sm:grid-cols-6">
      <TextField {...field('name')} label={m.checkout_name()} autoComplete={`${of} name`} className="sm:col-span-4" />
      <TextField
        {...field('postalCode')}
        {...filling}
        label={m.checkout_postal_code()}
        autoComplete={`${of} postal-code`}
        autoCapitalize="characters"
        maxLength={12}
        className="sm:col-span-2"
      />
      <p role="status" className="sr-only">
        {said && m.checkout_place_filled({ place: said })}
      </p>
      <TextField
        {...field('line1')}
        label={m.checkout_line1()}
        hint={shipsToAddress ? m.checkout_line1_hint_door() : undefined}
        autoComplete={`${of} address-line1`}
        className="sm:col-span-6"
      />
      <TextField
        {...field('line2')}
        label={m.checkout_line2()}
        optional={m.checkout_optional()}
        autoComplete={`${of} address-line2`}
        className="sm:col-span-6"
      />
      <TextField
        {...field('city')}
        label={m.checkout_city()}
        autoComplete={`${of} address-level2`}
        className="sm:col-span-3"
      />
      <SelectField
        id={fieldId(`${prefix}province`)}
        name={`${prefix}province`}
        label={m.checkout_province()}
        error={wrong('province')}
        defaultValue={values?.province ?? ''}
        autoComplete={`${of} address-level1`}
        empty={m.checkout_province_empty()}
        options={provinces.map(({ code, name }) => ({ value: code, name }))}
        className="sm:col-span-3"
      />
    </div>
  )
}
