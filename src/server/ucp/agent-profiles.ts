import { z } from 'zod'
import { bytesOfPlain, TagCache } from '../feed/tag-cache.ts'
import type { AgentKey } from './verify-signature.ts'
import { fetchFromAgent, mayFetch, type FetchFromAgent } from './fetch-from-agent.ts'

/** The part of an agent's profile that the shop uses. */
export type AgentProfile = { version: string; webhook?: string; keys: readonly AgentKey[] }
export type ProfileProblem = 'invalid_profile_url' | 'profile_unreachable' | 'profile_malformed'

const CACHED_MS = 10 * 60_000

const capability = z.object({ config: z.object({ webhook_url: z.url().max(500).optional() }).optional() })
const ORDERS = 'dev.ucp.shopping.order'
const profile = z.object({
  ucp: z.object({
    version: z.string().regex(/^\d{4}-\d{2}-\d{2}$/),
    capabilities: z
      .union([
        z.array(capability.extend({ name: z.string().max(200) })).max(200),
        z.record(z.string().max(200), z.array(capability).max(20)),
      ])
      .optional(),
  }),
  signing_keys: z
    .array(
      z.object({
        kid: z.string().max(200),
        kty: z.string().max(20),
        crv: z.string().max(20).optional(),
        x: z.string().max(200).optional(),
        y: z.string().max(200).optional(),
      }),
    )
    .max(50)
    .default([]),
})

type Options = {
  /** Whether profiles must be on HTTPS at public addresses: where the shop itself is. */
  isStrict: boolean
  /** Bytes of all profiles that are remembered: an agent has one, and who invents addresses fills no memory. */
  cacheBytes: number
  ask?: FetchFromAgent
  now?(): number
}

type Known = { profile: AgentProfile; until: number }

/** The profiles of agents, read where their requests say, and remembered for some minutes. */
export class AgentProfiles {
  readonly #known: TagCache<Known>

  constructor(private readonly options: Options) {
    this.#known = new TagCache<Known>(options.cacheBytes, bytesOfPlain)
  }

  async read(address: string): Promise<AgentProfile | ProfileProblem> {
    const now = (this.options.now ?? Date.now)()
    const known = this.#known.get(address)
    if (known && known.until > now) return known.profile
    const url = URL.parse(address)
    const { isStrict, ask = fetchFromAgent } = this.options
    if (!url || !mayFetch(url, isStrict)) return 'invalid_profile_url'
    const answer = await ask(url, { isStrict })
    if (answer?.status !== 200) return 'profile_unreachable'
    const read = profileOf(answer.text)
    if (!read) return 'profile_malformed'
    this.#known.set(address, { profile: read, until: now + CACHED_MS }, [])
    return read
  }
}

function profileOf(text: string): AgentProfile | undefined {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return undefined
  }
  const read = profile.safeParse(json)
  if (!read.success) return undefined
  const { version, capabilities = [] } = read.data.ucp
  const orders = Array.isArray(capabilities)
    ? capabilities.filter(({ name }) => name === ORDERS)
    : (capabilities[ORDERS] ?? [])
  const webhook = orders.flatMap(({ config }) => config?.webhook_url ?? [])[0]
  return { version, keys: read.data.signing_keys, ...(webhook && { webhook }) }
}
