import {
  consentGroups,
  hasChosen,
  hasGroup,
  wasChosenUnderGpc,
  type ConsentChoice,
  type ConsentGroup,
} from './optanon.ts'

/** What the shop may do for a shopper. `answered` is false while the shopper has not chosen: then the banner asks. */
export type Consent = { answered: boolean; gpc: boolean; choice: ConsentChoice }

/** What can be refused. */
export const optionalGroups = consentGroups.filter(
  (group): group is Exclude<ConsentGroup, 'C0001'> => group !== 'C0001',
)

/** All groups granted. */
export const everything = choiceOf(() => true)
/** Refused, and the same as unknown (acceptance 148). */
export const nothing = choiceOf(() => false)

/**
 * The consent of a browser: the `OptanonConsent` cookie's value, and whether it sends Global Privacy Control. That
 * signal is a refusal of everything optional, and an answer: no banner asks. A choice made while it was on is the
 * shopper's own word for this shop and counts; one made before it does not.
 */
export function consentOf(cookie: string | null | undefined, gpc: boolean): Consent {
  const counts = !gpc || wasChosenUnderGpc(cookie)
  return {
    answered: gpc || hasChosen(cookie),
    gpc,
    choice: counts ? choiceOf((group) => hasGroup(cookie, group)) : nothing,
  }
}

/** The raw value of a cookie in `document.cookie` or a `Cookie` header. */
export const cookieIn = (cookies: string, name: string): string | undefined =>
  cookies
    .split(/; ?/)
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1)

function choiceOf(granted: (group: keyof ConsentChoice) => boolean): ConsentChoice {
  return Object.fromEntries(optionalGroups.map((group) => [group, granted(group)])) as ConsentChoice
}
