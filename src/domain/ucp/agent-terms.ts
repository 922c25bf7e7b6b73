/** Whether agents may shop here, and how many orders one of them may place in 24 hours. */
export type AgentTerms = { isOn: boolean; ordersADay: number }

export const MOST_ORDERS_A_DAY = 10_000

/** Until a merchant sets others: nobody shops but people. */
export const specifiedAgentTerms: AgentTerms = { isOn: false, ordersADay: 50 }
