import type { Locale } from '../../domain/locale.ts'
import { paths } from '../../domain/paths.ts'
import { ORDER_SCOPE } from '../../domain/ucp/identity-linking.ts'
import { linkForRequest } from '../ucp/link-for-request.ts'

const asked = {
  client_id: 'https://agent.example/profile',
  redirect_uri: 'https://agent.example/return',
  response_type: 'code',
  scope: ORDER_SCOPE,
  code_challenge: 'x'.repeat(43),
  code_challenge_method: 'S256',
}

/** The page by which an agent asks to be linked. */
export const askedLink = (locale: Locale): string =>
  `${paths.linkAgent(locale)}?${new URLSearchParams(asked).toString()}`

/** Of that agent alone; what it is given is tried in identity-linking.int.test.ts. */
export const linkOf = linkForRequest({
  server: { knows: async (agent) => agent === asked.client_id, allow: async () => 'code' },
  settings: { agents: async () => ({ isOn: true }) },
  note: async () => {},
  siteUrl: 'https://portage.example',
})
