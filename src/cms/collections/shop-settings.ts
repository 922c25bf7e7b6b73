import type { Field, GlobalAfterChangeHook, GlobalConfig } from 'payload'
import { fieldRule, isEmpty } from '../../domain/field-rule.ts'
import { rateCodes, type RateCode } from '../../domain/shipping/rate-table.ts'
import { socialNetworks } from '../../domain/shop-contact.ts'
import { specifiedTerms } from '../../domain/shop-terms.ts'
import { accessTo } from '../access/permissions.ts'
import { centsField } from '../fields/cents-field.ts'
import { agentsTab } from './agent-fields.ts'
import { noteGlobalSavedBy, savedByField } from '../fields/saved-by.ts'
import { lookTab } from './shop-look-fields.ts'
import { staffTexts } from '../staff-words.ts'

const { shipping, returnDays, returnLabel } = specifiedTerms
const { read = () => false, update = () => false } = accessTo('tax-rates')

const cost = (name: string, cents: number): Field => ({
  ...centsField(name, { required: true }),
  defaultValue: cents,
})

/** The fields of what each rate costs; `termsFromDoc` reads them. */
const costFields: Record<RateCode, string> = {
  regular: 'regular',
  express: 'express',
  bike_only: 'bike',
  over_size_surcharge: 'oversize',
}

/** What a merchant changes of the shop as a whole; the defaults are those of the specification. */
export const shopSettings = (saved: GlobalAfterChangeHook): GlobalConfig => ({
  slug: 'shop-settings',
  access: { read, update },
  admin: { group: 'system' },
  // Who changed what and when.
  versions: { max: 50 },
  hooks: { beforeChange: [noteGlobalSavedBy], afterChange: [saved] },
  fields: [
    {
      type: 'tabs',
      tabs: [
        lookTab,
        {
          label: 'delivery',
          fields: [
            {
              type: 'row',
              fields: rateCodes.map((code) => cost(costFields[code], shipping.costs[code])),
            },
            { name: 'hasFreeDelivery', type: 'checkbox', defaultValue: true },
            {
              ...cost('freeFrom', shipping.freeFrom ?? 0),
              admin: { ...centsField('freeFrom').admin, condition: (data) => data.hasFreeDelivery !== false },
            } as Field,
            {
              name: 'returnDays',
              type: 'number',
              required: true,
              defaultValue: returnDays,
              validate: fieldRule((value) =>
                Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 365
                  ? undefined
                  : staffTexts('refusal_return_days'),
              ),
            },
            cost('returnLabel', returnLabel),
          ],
        },
        {
          label: 'contact',
          fields: [
            { name: 'company', type: 'text', maxLength: 100 },
            { name: 'address', type: 'textarea', maxLength: 300, localized: true, admin: { rows: 4 } },
            { name: 'telephone', type: 'text', maxLength: 30 },
            { name: 'email', type: 'email' },
            {
              name: 'social',
              type: 'array',
              maxRows: 8,
              fields: [
                {
                  type: 'row',
                  fields: [
                    {
                      name: 'network',
                      type: 'select',
                      required: true,
                      options: Object.entries(socialNetworks).map(([value, name]) => ({
                        value,
                        label: { en: name, fr: name },
                      })),
                    },
                    {
                      name: 'url',
                      type: 'text',
                      required: true,
                      maxLength: 300,
                      validate: fieldRule((value) =>
                        !isEmpty(value) && isHttps(String(value)) ? undefined : staffTexts('refusal_https'),
                      ),
                    },
                  ],
                },
              ],
            },
          ],
        },
        {
          label: 'opinions',
          fields: [
            { name: 'takesReviews', type: 'checkbox', defaultValue: true },
            { name: 'takesQuestions', type: 'checkbox', defaultValue: true },
          ],
        },
        agentsTab,
      ],
    },
    savedByField,
  ],
})

const isHttps = (text: string): boolean => URL.canParse(text) && new URL(text).protocol === 'https:'
