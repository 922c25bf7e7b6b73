import type { NumberField, Tab } from 'payload'
import { fieldRule, isEmpty } from '../../domain/field-rule.ts'
import { returnAddressesIn } from '../../domain/ucp/link-request.ts'
import { MOST_AGENT_RULES, MOST_ORDERS_A_DAY, specifiedAgentTerms } from '../../domain/ucp/agent-terms.ts'
import { staffTexts } from '../staff-words.ts'

const isOn = (data: { agents?: boolean | null }): boolean => data.agents === true

const ordersADay = (name: string, isRequired: boolean): NumberField => ({
  name,
  type: 'number',
  required: isRequired,
  validate: fieldRule((value) =>
    (!isRequired && isEmpty(value)) ||
    (Number.isInteger(value) && Number(value) >= 1 && Number(value) <= MOST_ORDERS_A_DAY)
      ? undefined
      : staffTexts('refusal_agent_orders'),
  ),
})

/** Whether agents may shop, which of them, and how much. */
export const agentsTab: Tab = {
  label: 'agents',
  fields: [
    { name: 'agents', type: 'checkbox', defaultValue: false },
    {
      ...ordersADay('agentOrders', true),
      defaultValue: specifiedAgentTerms.ordersADay,
      admin: { condition: isOn },
    },
    { name: 'agentsSigned', type: 'checkbox', defaultValue: false, admin: { condition: isOn } },
    { name: 'agentsListed', type: 'checkbox', defaultValue: false, admin: { condition: isOn } },
    {
      name: 'agentRules',
      type: 'array',
      maxRows: MOST_AGENT_RULES,
      admin: { condition: isOn },
      fields: [
        {
          type: 'row',
          fields: [
            {
              name: 'host',
              type: 'text',
              required: true,
              maxLength: 200,
              validate: fieldRule((value) =>
                isHost(String(value ?? '')) ? undefined : staffTexts('refusal_agent_host'),
              ),
            },
            { name: 'rule', type: 'select', required: true, defaultValue: 'allow', options: ['allow', 'bar'] },
            ordersADay('orders', false),
          ],
        },
        {
          name: 'returnTo',
          type: 'textarea',
          maxLength: 3000,
          validate: fieldRule((value) =>
            returnAddressesIn(String(value ?? '')) ? undefined : staffTexts('refusal_agent_return'),
          ),
        },
      ],
    },
  ],
}

/** With a port where a developer's agent has one. */
const isHost = (text: string): boolean =>
  /^(localhost|([a-z\d-]{1,63}\.)+[a-z\d-]{2,63})(:\d{1,5})?$/i.test(text.trim())
