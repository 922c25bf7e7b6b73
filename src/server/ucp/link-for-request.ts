import type { IncomingMessage } from 'node:http'
import type { Customer } from '../../domain/accounts/customer.ts'
import type { LinkScope } from '../../domain/ucp/identity-linking.ts'
import { LONGEST_STATE, readLinkRequest, type LinkFault, type LinkMembers } from '../../domain/ucp/link-request.ts'
import type { SecurityLog } from '../accounts/security-log.ts'
import type { LinkServer } from './link-server.ts'

/** What the page says before a customer decides; an agent that is not known is answered nowhere but on it. */
export type LinkQuestion =
  | { is: 'unknown' }
  /** The agent is answered at its own address. */
  | { is: 'answered'; to: string }
  /** Whoever is asked has to sign in first, and reads there why. */
  | { is: 'guest'; agent: string; scopes: LinkScope[] }
  | { is: 'asked'; agent: string; scopes: LinkScope[]; customer: { id: string; email: string }; returnTo: string }

/** The linking of an agent, for one request. */
export type LinkForRequest = {
  readLink(members: LinkMembers): Promise<LinkQuestion>
  /** `allow` and who was asked, as the form says it. Anything else is no. */
  answerLink(members: LinkMembers, form: Record<string, unknown>): Promise<LinkQuestion>
}

type Parts = {
  server: Pick<LinkServer, 'knows' | 'allow'>
  settings: { agents(): Promise<{ isOn: boolean }> }
  note: SecurityLog
  siteUrl: string
}

export const linkForRequest =
  ({ server, settings, note, siteUrl }: Parts) =>
  (request: IncomingMessage, customerOf: () => Promise<Customer | undefined>): LinkForRequest => {
    const back = (
      { redirect_uri, state }: LinkMembers,
      answer: { code: string } | { error: LinkFault | 'access_denied' },
    ) => {
      const to = new URL(String(redirect_uri))
      for (const [name, value] of Object.entries({ ...answer, ...(state && { state }), iss: siteUrl }))
        to.searchParams.set(name, value)
      return { is: 'answered', to: to.href } as const
    }
    const read = async (members: LinkMembers) => {
      const { client_id: agent, redirect_uri: returnTo, state = '' } = members
      const isKnown =
        agent !== undefined &&
        returnTo !== undefined &&
        (await settings.agents()).isOn &&
        (await server.knows(agent, returnTo))
      if (!isKnown) return { is: 'unknown' } as const
      const asked = state.length > LONGEST_STATE ? 'invalid_request' : readLinkRequest(members)
      if (typeof asked === 'string') return back({ ...members, state: state.slice(0, LONGEST_STATE) }, { error: asked })
      const customer = await customerOf()
      if (!customer) return { is: 'guest', agent, scopes: asked.scopes } as const
      return { is: 'asked', agent, returnTo, customer: { id: customer.id, email: customer.email }, ...asked } as const
    }
    return {
      readLink: read,
      async answerLink(members, form) {
        const question = await read(members)
        // Somebody else signed in in this browser since the page was shown.
        if (question.is !== 'asked' || form.customer !== question.customer.id) return question
        if (form.intent !== 'allow') return back(members, { error: 'access_denied' })
        const code = await server.allow(question.customer.id, question)
        await note(request, 'agent-linked', question.customer.id, question.agent)
        return back(members, { code })
      },
    }
  }
