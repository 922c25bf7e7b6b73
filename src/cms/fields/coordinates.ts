import type { CollectionBeforeValidateHook, Field } from 'payload'
import { fieldRule, isEmpty } from '../../domain/field-rule.ts'
import { placeOfAddress } from '../../domain/geo/find-place.ts'
import { staffTexts } from '../staff-words.ts'

/** Always stored, and so required; whoever leaves both empty gets the town's (`fillPlace`). */
export const coordinate = (name: 'latitude' | 'longitude', min: number, max: number): Field => ({
  name,
  type: 'number',
  required: true,
  min,
  max,
  admin: { className: 'filled-where-empty', width: '50%' },
  validate: fieldRule((value, { siblingData }) => {
    const isGood = isEmpty(value)
      ? townOf(siblingData) !== undefined
      : typeof value === 'number' && value >= min && value <= max
    return isGood ? undefined : staffTexts('refusal_store_place')
  }),
})

/** The town of a store without coordinates; one of the two alone may be a slip. */
function townOf({ latitude, longitude, city, province, postalCode: code }: Record<string, unknown>) {
  const text = (value: unknown) => (typeof value === 'string' ? value : '')
  return isEmpty(latitude) && isEmpty(longitude)
    ? placeOfAddress({ city: text(city), province: text(province), postalCode: text(code) })
    : undefined
}

/** Before the rules: a store of a town that the shop knows needs no coordinates. */
export const fillPlace: CollectionBeforeValidateHook = ({ data, originalDoc }) => {
  const town = data && townOf({ ...originalDoc, ...data })
  return town ? { ...data, latitude: town.latitude, longitude: town.longitude } : data
}
