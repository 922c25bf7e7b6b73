import type { AddressField, AddressInput } from '../../domain/address/address.ts'
import type { ProvinceCode } from '../../domain/address/province.ts'
import { m } from '../../paraglide/messages.js'
import { SelectField, TextField } from '../../ui/field.tsx'
import { fieldId } from './checkout-form.tsx'
import { usePlaceOfCode } from './use-place-of-code.ts'

type Props = {
  values?: AddressInput
  error(field: AddressField): string | undefined
  provinces: readonly { code: ProvinceCode; name: string }[]
  shipsToAddress: boolean
}

/**
 * A Canadian address, with the tokens by which browsers fill it in. The postal code comes before the place, which it
 * fills in.
 */
export function AddressFields({ values, error, provinces, shipsToAddress }: Props) {
  const { said, ...filling } = usePlaceOfCode('')
  const field = (name: AddressField) => ({
    id: fieldId(name),
    name,
    error: error(name),
    defaultValue: values?.[name],
    maxLength: 120,
  })
  return (
    <div className="grid grid-cols-1 gap-x-4 gap-y-5 pt-2 sm:grid-cols-6">
      <TextField {...field('name')} label={m.checkout_name()} autoComplete="shipping name" className="sm:col-span-4" />
      <TextField
        {...field('postalCode')}
        {...filling}
        label={m.checkout_postal_code()}
        autoComplete="shipping postal-code"
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
        autoComplete="shipping address-line1"
        className="sm:col-span-6"
      />
      <TextField
        {...field('line2')}
        label={m.checkout_line2()}
        optional={m.checkout_optional()}
        autoComplete="shipping address-line2"
        className="sm:col-span-6"
      />
      <TextField
        {...field('city')}
        label={m.checkout_city()}
        autoComplete="shipping address-level2"
        className="sm:col-span-3"
      />
      <SelectField
        id={fieldId('province')}
        name="province"
        label={m.checkout_province()}
        error={error('province')}
        defaultValue={values?.province ?? ''}
        autoComplete="shipping address-level1"
        empty={m.checkout_province_empty()}
        options={provinces.map(({ code, name }) => ({ value: code, name }))}
        className="sm:col-span-3"
      />
    </div>
  )
}
