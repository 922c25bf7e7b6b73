import type { SelectField } from 'payload'
import { provinceCodes, provinceNames } from '../../domain/address/province.ts'
import { inBoth } from '../../domain/locale.ts'

/** A province by its name, with the code that is stored: either finds it in the list. */
export const provinceField = (): SelectField => ({
  name: 'province',
  type: 'select',
  required: true,
  options: provinceCodes.map((code) => ({
    value: code,
    label: inBoth((locale) => `${provinceNames[code][locale]} (${code})`),
  })),
})
