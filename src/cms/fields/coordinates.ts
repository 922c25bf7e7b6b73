import type { CollectionBeforeValidateHook, Field } from 'payload'
import { fieldRule, isEmpty } from '../../domain/field-rule.ts'
import { placeOfAddress } from '../../domain/geo/find-place.ts'
import { staffTexts } from '../staff-words.ts'

/** Degrees in which Canada lies. */
export const coordinateRange = {
  latitude: { min: 41, max: 84 },
  longitude: { min: -142, max: -52 },
} as const

/** Always stored, and so required; whoever leaves both empty gets the town's (`fillPlace`). */
export const coordinate = (name: keyof typeof coordinateRange): Field => ({
  name,
  type: 'number',
  required: true,
  ...coordinateRange[name],
  admin: { className: 'filled-where-empty', width: '50%' },
  validate: fieldRule((value, { siblingData }) => {
    const isGood = isEmpty(value)
      ? townOf(siblingData) !== undefined
      : typeof value === 'number' && value >= coordinateRange[name].min && value <= coordinateRange[name].max
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
