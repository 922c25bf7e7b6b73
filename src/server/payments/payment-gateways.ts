import type { Payload } from 'payload'
import type { GatewayName } from '../../domain/payment/payment.ts'
import type { Env } from '../app/env.ts'
import { GatewayMissing, type Gateway } from './gateway.ts'
import { stripeGateway } from './stripe-gateway.ts'
import { testGateway } from './test-gateway.ts'

/** The gateways that are configured: one takes what is paid now, and each keeps what was paid by it. */
export type Gateways = { current: Gateway; all: readonly Gateway[] }

type Settings = Pick<Env, 'gateway' | 'stripe' | 'siteUrl'>
type Test = { payload(): Promise<Payload>; notify(body: string, headers: Record<string, string>): Promise<unknown> }

/** Those of others, where their keys are set. */
const others: Record<Exclude<GatewayName, 'test'>, (settings: Settings) => Gateway | undefined> = {
  stripe: ({ stripe, siteUrl }) => stripe && stripeGateway({ ...stripe, siteUrl }),
}

/** The embedded test gateway is always there: what was tried with it before the opening can still be cancelled. */
export function paymentGateways(settings: Settings, test: Test): Gateways {
  const own = testGateway(test)
  const configured = Object.values(others).flatMap((make) => make(settings) ?? [])
  return { current: configured.find(({ name }) => name === settings.gateway) ?? own, all: [own, ...configured] }
}

/** The gateway that has a payment; only it can take its money, pay it back or release it. Throws `GatewayMissing`. */
export function gatewayOf({ all }: Gateways, { gateway: name }: { gateway: string }): Gateway {
  const found = all.find((one) => one.name === name)
  if (!found) throw new GatewayMissing(name)
  return found
}
