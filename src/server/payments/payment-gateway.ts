import type { Payload } from 'payload'
import type { Env } from '../app/env.ts'
import type { Gateway } from './gateway.ts'
import { stripeGateway } from './stripe-gateway.ts'
import { testGateway } from './test-gateway.ts'

export type AnyGateway = Gateway & Partial<Pick<ReturnType<typeof testGateway>, 'prove'>>

/** Stripe where its keys are set, else the embedded test gateway. */
export const paymentGateway = (
  { stripe, siteUrl }: Pick<Env, 'stripe' | 'siteUrl'>,
  test: { payload(): Promise<Payload>; notify(body: string, signature: string): Promise<unknown> },
): AnyGateway => (stripe ? stripeGateway({ ...stripe, siteUrl }) : testGateway(test))
