import { decoded } from '../decoded.ts'

/**
 * Groups of cookies as OneTrust names them: strictly necessary, performance and analytics, functional, targeting,
 * social media.
 */
export const consentGroups = ['C0001', 'C0002', 'C0003', 'C0004', 'C0005'] as const
export type ConsentGroup = (typeof consentGroups)[number]

/** What can be refused: all but the strictly necessary. */
export type ConsentChoice = Record<Exclude<ConsentGroup, 'C0001'>, boolean>

type CookieValue = string | null | undefined

/**
 * Does the value of the `OptanonConsent` cookie grant a group? Only `group:1` does: no cookie, a group not listed,
 * `group:0`, a damaged value and a contradictory one all count as a refusal (acceptance 146, 148).
 */
export const hasGroup = (cookie: CookieValue, group: string): boolean => groupsOf(cookie).get(group) === true

/** Was the choice made while the browser sent Global Privacy Control? OneTrust notes it in the same field. */
export const wasChosenUnderGpc = (cookie: CookieValue): boolean =>
  fieldsOf(cookie).some(([name, value]) => name === 'browserGpcFlag' && value === '1')

/** Has the shopper chosen at all? If not, the shop asks. */
export const hasChosen = (cookie: CookieValue): boolean => groupsOf(cookie).size > 0

/**
 * When a choice was made, as browsers write an instant (OneTrust's form), and whether Global Privacy Control was on.
 */
export type ChoiceMade = { at: string; gpc: boolean }

/** The fields that OneTrust writes beside the groups; none of ours identifies a person: there is no `consentId`. */
const fieldsAfter = (cookie: CookieValue, { at, gpc }: ChoiceMade): [string, string][] => [
  ['isGpcEnabled', gpc ? '1' : '0'],
  ['datestamp', encodeURIComponent(at).replaceAll('%20', '+')],
  ['browserGpcFlag', gpc ? '1' : '0'],
  ['isIABGlobal', 'false'],
  ['interactionCount', String((Number(fieldsOf(cookie).find(([name]) => name === 'interactionCount')?.[1]) || 0) + 1)],
  ['landingPath', 'NotLandingPage'],
  ['AwaitingReconsent', 'false'],
]

/**
 * The cookie's new value after a choice (acceptance 148). Every other field of the old value is preserved, and so are
 * groups that are not ours; damaged fields are dropped. Contains no `;` or space, so it can go into a `Set-Cookie` as
 * it is.
 */
export function withChoice(cookie: CookieValue, choice: ConsentChoice, made?: ChoiceMade): string {
  const groups = new Map([...groupsOf(cookie), ...Object.entries({ C0001: true, ...choice })])
  const listed = [...groups]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([group, granted]) => `${group}:${granted ? 1 : 0}`)
  const news = made ? fieldsAfter(cookie, made) : []
  const others = fieldsOf(cookie).filter(([name]) => name !== 'groups' && !news.some(([field]) => field === name))
  return [...others, ...news, ['groups', encodeURIComponent(listed.join(','))]]
    .map(([name, value]) => `${name}=${value}`)
    .join('&')
}

function groupsOf(cookie: CookieValue): Map<string, boolean> {
  const groups = new Map<string, boolean>()
  for (const [name, value] of fieldsOf(cookie)) {
    if (name !== 'groups') continue
    for (const entry of (decoded(value) ?? '').split(',')) {
      const [, group, flag] = /^(\w+):([01])$/.exec(entry) ?? []
      if (group) groups.set(group, flag === '1' && groups.get(group) !== false)
    }
  }
  return groups
}

/**
 * Name and raw value of each sound field. A server that encodes whole cookie values leaves no `=`: then one decoding
 * more.
 */
function fieldsOf(cookie: CookieValue): [name: string, value: string][] {
  const value = cookie?.trim() ?? ''
  return (value.includes('=') ? value : (decoded(value) ?? '')).split('&').flatMap((field) => {
    const [, name, raw] = /^(\w+)=([^\s;=]*)$/.exec(field) ?? []
    return name !== undefined && raw !== undefined ? [[name, raw] satisfies [string, string]] : []
  })
}
