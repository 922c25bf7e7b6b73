/** What a merchant says of the agents at one host: that of the address of their profiles, in lower case. */
export type AgentRule = {
  host: string
  isBarred: boolean
  ordersADay?: number
  /** Where it is answered when a customer links it to an account; without any, no customer can. */
  returnTo?: readonly string[]
}

/** Whether agents may shop here, which, and how many orders those of one host may place in 24 hours. */
export type AgentTerms = {
  isOn: boolean
  ordersADay: number
  /** Only those that sign their requests. */
  mustSign: boolean
  /** Only those that have a rule, and are not barred. */
  isListedOnly: boolean
  rules: readonly AgentRule[]
}

export const MOST_ORDERS_A_DAY = 10_000
export const MOST_AGENT_RULES = 200

/** Until a merchant sets others: nobody shops but people. */
export const specifiedAgentTerms: AgentTerms = {
  isOn: false,
  ordersADay: 50,
  mustSign: false,
  isListedOnly: false,
  rules: [],
}

export type AgentRights = { ordersADay: number; returnTo: readonly string[] }

/** What the agents of a host may do; undefined where they may not shop. An agent without a host is of none. */
export function rightsOfAgent(
  { ordersADay, isListedOnly, rules }: AgentTerms,
  host: string | undefined,
): AgentRights | undefined {
  const rule = rules.find((one) => one.host === host?.toLowerCase())
  if (rule ? rule.isBarred : isListedOnly) return undefined
  return { ordersADay: rule?.ordersADay ?? ordersADay, returnTo: rule?.returnTo ?? [] }
}

/** Whether customers may link any agent to their account. */
export const offersLinking = ({ rules }: AgentTerms): boolean =>
  rules.some(({ isBarred, returnTo = [] }) => !isBarred && returnTo.length > 0)
